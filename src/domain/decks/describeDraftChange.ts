import type { Card } from '../cards/card.ts'
import { countOf } from '../text/countOf.ts'
import { copiesOf, type DeckDraft } from './deckDraft.ts'
import { countCards, DECK_SIZE, MAX_COPIES } from './deckRules.ts'

/** Describes the size of a draft for screen readers. */
export const describeDraftSize = (draft: DeckDraft): string => `${countOf(countCards(draft), 'card')} in your deck`

/**
 * Describes a change of a draft for screen readers: "Elsa, Spirit of Winter, 3 of 4, 46 of 60" if the copies of one card
 * changed, else the size of the draft.
 */
export function describeDraftChange(
  before: DeckDraft,
  after: DeckDraft,
  byId: ReadonlyMap<string, Pick<Card, 'name'>>,
): string {
  const ids = new Set([...before, ...after].map(({ card }) => card))
  const [changed, another] = [...ids].filter((id) => copiesOf(before, id) !== copiesOf(after, id))
  const card = changed === undefined || another !== undefined ? undefined : byId.get(changed)
  if (changed === undefined || !card) return describeDraftSize(after)
  const name = card.name.replace(' - ', ', ')
  return `${name}, ${copiesOf(after, changed)} of ${MAX_COPIES}, ${countCards(after)} of ${DECK_SIZE}`
}
