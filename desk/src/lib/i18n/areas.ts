/** The files of texts in messages/<locale>/, one for each area. A new screen adds its file in four languages and its name here. */
export const AREAS = [
  'ui',
  'shell',
  'errors',
  'words',
  'entry',
  'own',
  'today',
  'players',
  'withdrawals',
  'money',
  'support',
  'operators',
  'audit',
  'search',
  'identity',
  'risk',
  'harm',
  'nicknames',
  'register',
  'stuck',
  'jobs',
  'settings',
  'games',
  'reconciliations',
  'statements',
  'reports',
  'jackpots',
  'cashback',
  'battles',
  'promotions',
  'handbook',
] as const;
export type Area = (typeof AREAS)[number];

/** What every page of the desk needs: the frame, what goes wrong, and the words for states that all screens share. */
export const EVERYWHERE = ['ui', 'shell', 'errors', 'words', 'own', 'search'] as const satisfies readonly Area[];
