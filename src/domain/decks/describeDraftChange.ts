import type { Card } from '../cards/card.ts'
import { countOf } from '../text/countOf.ts'
import { copiesOf, type DeckDraft } from './deckDraft.ts'
import { copyLimit } from './copyLimit.ts'
import { countCards, DECK_SIZE } from './deckRules.ts'

/** Describes the size of a draft for screen readers. */
export const describeDraftSize = (draft: DeckDraft): string => `${countOf(countCards(draft), 'card')} in your deck`

/** Describes a change of a maybeboard for screen readers: "Elsa, Spirit of Winter, 2 on the maybeboard"; null without one. */
export function describeMaybeChange(
  before: DeckDraft,
  after: DeckDraft,
  byId: ReadonlyMap<string, Pick<Card, 'name' | 'text'>>,
): string | null {
  const changed = findChanged(before, after, byId)
  return changed && `${changed.name}, ${copiesOf(after, changed.id)} on the maybeboard`
}

/** The only card whose copies differ between two lists; null if there is none, or several. */
function findChanged(before: DeckDraft, after: DeckDraft, byId: ReadonlyMap<string, Pick<Card, 'name' | 'text'>>) {
  const ids = new Set([...before, ...after].map(({ card }) => card))
  const [id, another] = [...ids].filter((card) => copiesOf(before, card) !== copiesOf(after, card))
  const card = id === undefined || another !== undefined ? undefined : byId.get(id)
  return id === undefined || !card ? null : { id, name: card.name.replace(' - ', ', '), limit: copyLimit(card) }
}

/**
 * Describes a change of a draft for screen readers: "Elsa, Spirit of Winter, 3 of 4, 46 of 60" if the copies of one card
 * changed, else the size of the draft.
 */
export function describeDraftChange(
  before: DeckDraft,
  after: DeckDraft,
  byId: ReadonlyMap<string, Pick<Card, 'name' | 'text'>>,
): string {
  const changed = findChanged(before, after, byId)
  if (!changed) return describeDraftSize(after)
  return `${changed.name}, ${copiesOf(after, changed.id)} of ${changed.limit}, ${countCards(after)} of ${DECK_SIZE}`
}
