/** The maximum length of a search; the rest of a longer text is ignored. */
export const MAX_SEARCH_LENGTH = 400
