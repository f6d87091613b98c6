/** How deep links from component to component are followed. */
export const REFERENCE_DEPTH = 2;
