/** The viewer of a deck: a signed-in member, or null for a guest. */
export type Viewer = { readonly id: string } | null

type OwnedDeck = { readonly userId: string }

/**
 * The actions that a viewer may take on a visible deck (requirements §6), used to show only working controls. The
 * database decides; each line names the policy that it mirrors.
 */
export const deckCan = {
  /** decks: "authors change their decks". */
  edit: isAuthor,
  /** decks: "authors delete their decks". */
  delete: isAuthor,
  /** matches: "players log matches of their own"; a foreign key requires a deck of the same player. */
  logMatch: isAuthor,
  /** deck_favorites: "members favour decks that they see". */
  favorite: (_deck: OwnedDeck, viewer: Viewer): boolean => viewer !== null,
}

function isAuthor({ userId }: OwnedDeck, viewer: Viewer): boolean {
  return userId === viewer?.id
}
