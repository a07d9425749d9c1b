/** What places that unfold links show, in pixels. */
export const SIZE = { width: 1200, height: 630 } as const
