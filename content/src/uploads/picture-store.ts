export type KeptPicture = { name: string; bytes: number };

/** Where pictures are kept, each under its file name: a folder or a bucket. */
export type PictureStore = {
  /** What it is, for whoever operates it. */
  label: string;
  list: () => Promise<KeptPicture[]>;
  has: (name: string) => Promise<boolean>;
  /** Null when there is none of this name. */
  read: (name: string) => Promise<Buffer | null>;
  /** SHA-256, in hexadecimal digits; null when there is none of this name. */
  digest: (name: string) => Promise<string | null>;
  /** Keeps it whole, or throws and changes nothing. @param type its media type */
  write: (name: string, data: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
};

/** Whether a picture can have this name: one plain part of a path. */
export function isPlainName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name);
}
