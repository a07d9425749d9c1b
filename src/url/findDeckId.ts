const ADDRESS = /^(?:https?:\/\/[^\s/]+)?\/deck\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]\S*)?$/i

/** Finds the id of a deck in the pasted address of its page; undefined for any other text. */
export const findDeckId = (text: string): string | undefined => ADDRESS.exec(text.trim())?.[1]?.toLowerCase()
