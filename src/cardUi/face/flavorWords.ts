const WORD_JOINER = '\u2060'

/** Flavour text to be shown: a dash goes to the next line with the name that it stands before. */
export const flavorWords = (text: string): string => text.replaceAll(/—(?=\S)/g, `—${WORD_JOINER}`)
