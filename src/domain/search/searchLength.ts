/** The longest text of a search that is read. */
export const MAX_SEARCH_LENGTH = 400
