/** Who looks at a deck: a signed-in member, or null for a guest. */
export type Viewer = { readonly id: string } | null

type OwnedDeck = { readonly userId: string }

/**
 * What a viewer may do with a deck that they see (requirements §6), for showing only what will work. What is allowed is
 * decided by the database: each line names the policy it mirrors.
 */
export const deckCan = {
  /** decks: "authors change their decks". */
  edit: isAuthor,
  /** decks: "authors delete their decks". */
  delete: isAuthor,
  /** matches: "players log matches of their own", and a match is played with a deck of one's own (foreign key). */
  logMatch: isAuthor,
  /** deck_favorites: "members favour decks that they see". */
  favorite: (_deck: OwnedDeck, viewer: Viewer): boolean => viewer !== null,
}

function isAuthor({ userId }: OwnedDeck, viewer: Viewer): boolean {
  return userId === viewer?.id
}
