/** The size in pixels that link previews use. */
export const SIZE = { width: 1200, height: 630 } as const
