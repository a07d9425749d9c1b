const ADDRESS = /^(?:https?:\/\/[^\s/]+)?\/deck\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]\S*)?$/i

/** The id of the deck whose page's address somebody pasted; undefined for any other text. */
export const findDeckId = (text: string): string | undefined => ADDRESS.exec(text.trim())?.[1]?.toLowerCase()
