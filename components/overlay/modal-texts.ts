/** What an editor may have written for a modal. What is absent or null has a default of our own. */
export type ModalTexts = {
  /** The texts are on their way: a skeleton stands for them. */
  loading?: boolean;
  /** Plain text. */
  header?: string | null;
  /** HTML sanitised on the server. */
  description?: string | null;
  /** HTML sanitised on the server. */
  body?: string | null;
  /** Plain text of the first button. */
  action?: string | null;
  image?: { src: string; alt: string; width: number; height: number } | null;
};

/** One of a modal's buttons: leads to `href` (a path without locale) or runs `onPress`, disabled while that is pending. */
export type ModalAction = { label: string; disabled?: boolean } & (
  | { href: string; onPress?: () => unknown }
  | { href?: undefined; onPress: () => unknown }
);
