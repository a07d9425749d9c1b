/** The id of the form of a page's search field. Fields elsewhere on the page belong to it by their `form` attribute. */
export const SEARCH_FORM = 'search-form'

/** Where a search field sends its text before and without scripts, and the hidden fields sent with it. */
export type SearchForm = {
  readonly action: string
  /** The parameter for the text; `search` by default. */
  readonly name?: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}
