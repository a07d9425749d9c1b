/** What the host puts into the page at an address: its first sight, and the scripts that it will need. */
export type DrawnPage = {
  readonly html: string
  /** Addresses of modules to load beside those that the page names itself. */
  readonly preload: readonly string[]
}

/** The address that stands for all pages that are not drawn: they are named what every page needs. */
export const ANY_PAGE = '*'
