/** The roles by their names. */
export declare const ROLES: Readonly<
  Record<
    string,
    {
      folder: string;
      port: number;
      ready: string;
      balanced?: string;
      alive: string;
      next?: true;
      database?: true;
      addresses: readonly string[];
      secrets: readonly string[];
    }
  >
>;
