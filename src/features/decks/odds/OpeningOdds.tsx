import { useMemo } from 'react'
import { cardKey } from '#domain/cards/cardKey.ts'
import { type DeckCard, joinPrintings } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { OPENING_HAND_SIZE } from '#domain/decks/openingHand.ts'
import { type CardGroup, countGroups, isInGroup } from '#domain/odds/cardGroup.ts'
import { cardsSeenByTurn } from '#domain/odds/cardsSeen.ts'
import { chancesToFind } from '#domain/odds/groupOdds.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Chance } from './Chance.tsx'
import styles from './Odds.module.css'
import own from './OpeningOdds.module.css'

const TURN = 3

/** The chance of at least one card of each early cost, and of one card by its copies. */
export function OpeningOdds({ cards }: { cards: readonly DeckCard[] }) {
  const rows = useMemo(() => makeRows(joinPrintings(cards)), [cards])
  if (rows.length === 0) return null
  return (
    <div className={own['opening']}>
      <table className={styles['table']}>
        <caption className={own['caption']}>Chance of at least one</caption>
        <thead>
          <tr>
            <th scope="col">Looking for</th>
            <th scope="col">First 7</th>
            <th scope="col">Mulligan</th>
            <th scope="col">Turn {TURN}, play</th>
            <th scope="col">Turn {TURN}, draw</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, chances }) => (
            <tr key={`${name} ${note}`}>
              <th scope="row">
                {name} <span className={styles['none']}>{note}</span>
              </th>
              {chances.map(({ when, percent }) => (
                <Chance key={when} percent={percent} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>Exact. After the first column, you put back all 7 if you drew none of them.</p>
    </div>
  )
}

function makeRows(cards: readonly DeckCard[]) {
  const groups: { name: string; group: CardGroup }[] = [
    ...[1, 2, TURN].map((cost) => ({
      name: `Cost ${cost}`,
      group: { kind: 'traits' as const, costs: [cost, cost] as const },
    })),
    { name: 'Inkable, 2 or less', group: { kind: 'traits', inkable: true, costs: [0, 2] } },
    // All cards with as many copies have the same chance.
    ...[4, 3, 2, 1].map((copies) => {
      const keys = cards.filter(({ quantity }) => quantity === copies).map(({ card }) => cardKey(card))
      return { name: 'A specific card', group: { kind: 'names' as const, keys: keys.slice(0, 1) } }
    }),
  ]
  return groups.flatMap(({ name, group }) => {
    const copies = countCards(cards.filter(({ card }) => isInGroup(card, group)))
    return copies === 0 ? [] : [{ name, note: countOf(copies, 'copy', 'copies'), chances: chancesOf(cards, group) }]
  })
}

function chancesOf(cards: readonly DeckCard[], group: CardGroup) {
  const question = { deck: countGroups(cards, group, null), wanted: { a: 1, b: 0 } }
  const drawsBy = (onThePlay: boolean) => cardsSeenByTurn(TURN, onThePlay) - OPENING_HAND_SIZE
  const first = chancesToFind({ ...question, policy: { kind: 'keep' } }, 0)
  const later = chancesToFind({ ...question, policy: { kind: 'whole' } }, drawsBy(false))
  return [
    { when: 'first', percent: first[0] ?? 0 },
    { when: 'mulligan', percent: later[0] ?? 0 },
    { when: 'play', percent: later[drawsBy(true)] ?? 0 },
    { when: 'draw', percent: later[drawsBy(false)] ?? 0 },
  ]
}
