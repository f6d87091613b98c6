/** The variable that names the file of a secret; null for what may lie in none. */
export declare const fileOf: (name: string) => string | null;
