/** The head of a page: its name in tabs, search results and link previews. The browser and the host write the same head. */
export type PageHead = {
  readonly title: string
  readonly description?: string
  /** Asks search engines not to list the page. */
  readonly noindex?: boolean
  /**
   * The canonical path without filters (`rel=canonical`). Pages that search engines should not list have none, and neither has
   * a private page, because its path would show that the page exists.
   */
  readonly path?: string
  /** The Open Graph type; `website` by default. */
  readonly type?: 'article'
}

/** The title of a page with the name of the site. */
export const siteTitle = (name: string): string => `${name} | Lorefolio`

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION = 160

/** Shortens a text to `length` characters, including the ellipsis. It counts code points, so that no emoji is split. */
export const shorten = (text: string, length = MAX_DESCRIPTION): string => {
  const characters = Array.from(text)
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
