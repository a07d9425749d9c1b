const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a part of an address can be the id of a deck or a person; the database refuses to look for any other text. */
export const isUuid = (text: string): boolean => UUID.test(text)
