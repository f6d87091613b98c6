/** Which threads are listed: all open ones, the operator's own, those nobody sees to, or closed ones. */
export const THREADS_SHOWN = ['open', 'mine', 'nobody', 'closed'] as const;
export type ThreadsShown = (typeof THREADS_SHOWN)[number];

/** The parts of support, each a tab. */
export const SUPPORT_TABS = ['threads', 'requests', 'canned'] as const;
export type SupportTab = (typeof SUPPORT_TABS)[number];
