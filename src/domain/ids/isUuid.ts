const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Whether a segment of an address can be the id of a deck or a member. The database rejects other texts with an error.
 */
export const isUuid = (text: string): boolean => UUID.test(text)
