/** What the host puts into the page at an address: its first sight, and the scripts that it will need. */
export type DrawnPage = {
  readonly html: string
  /** Addresses of modules to load beside those that the page names itself. */
  readonly preload: readonly string[]
}

/** The file of the built site that has them, by address. */
export const DRAWN_PAGES = 'pages.json'

/** The address that stands for all pages that are not drawn: they are named what every page needs. */
export const ANY_PAGE = '*'

/** The program that draws a page, as a module in the built site that the host runs and sends to nobody. */
export const DRAWING_PROGRAM = 'drawing.mjs'

/** What that module exports: src/app/prerender.tsx. */
export type Draw = (path: string, sent?: string) => Promise<string>
