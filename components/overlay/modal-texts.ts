/** What an editor may have written for a modal. Each is optional: what is absent has a default of our own. */
export type ModalTexts = {
  /** The texts are on their way: a skeleton stands for them. */
  loading?: boolean;
  /** Plain text. */
  header?: string;
  /** HTML sanitised on the server. */
  description?: string;
  /** HTML sanitised on the server. */
  body?: string;
  /** Plain text of the first button. */
  action?: string;
  image?: { src: string; alt: string; width: number; height: number };
};

/** One of a modal's buttons: leads to `href` (a path without locale) or runs `onPress`, disabled while that is pending. */
export type ModalAction = { label: string; disabled?: boolean } & (
  | { href: string; onPress?: () => unknown }
  | { href?: undefined; onPress: () => unknown }
);
