import { Plus } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { cardKey } from '#domain/cards/cardKey.ts'
import { type DeckCard, joinPrintings } from '#domain/decks/deckCard.ts'
import { OPENING_HAND_SIZE } from '#domain/decks/openingHand.ts'
import { countGroups } from '#domain/odds/cardGroup.ts'
import { cardsSeenByTurn } from '#domain/odds/cardsSeen.ts'
import { chancesToFind } from '#domain/odds/groupOdds.ts'
import { LAST_TURN, type OddsQuestion, type Wanted } from '#domain/odds/oddsQuestion.ts'
import { Button } from '#ui/Button.tsx'
import { Chance } from './Chance.tsx'
import { describeCardOdds, formatChance } from './describeOdds.ts'
import { GroupFields } from './GroupFields.tsx'
import { MulliganFields } from './MulliganFields.tsx'
import styles from './Odds.module.css'
import { TurnFields } from './TurnFields.tsx'
import type { ChangeQuestion } from './useOddsQuestion.ts'

const TURNS = Array.from({ length: LAST_TURN + 1 }, (_, turn) => turn)

/** The chance to find cards of one or two groups by a turn. */
export function CardOdds({
  cards,
  question,
  onChange,
}: {
  cards: readonly DeckCard[]
  question: OddsQuestion
  onChange: ChangeQuestion
}) {
  const joined = useMemo(() => joinPrintings(cards), [cards])
  const cardAt = (at: number): Wanted => ({
    count: 1,
    group: { kind: 'names', keys: joined.slice(at, at + 1).map(({ card }) => cardKey(card)) },
  })
  const { b, turn, onThePlay, mulligan } = question
  // The button that adds a second group and the one that removes it replace each other, so the pressed one is gone.
  const pressed = useRef<'add' | 'remove'>(undefined)
  const takeFocusAfter = (button: 'add' | 'remove') => (control: HTMLElement | null) => {
    if (pressed.current !== button || !control) return
    pressed.current = undefined
    control.focus()
  }
  const changeSecond = (button: 'add' | 'remove', wanted: Wanted | null) => {
    pressed.current = button
    onChange({ b: wanted })
  }
  const a = question.a ?? cardAt(0)
  const chances = chancesToFind(
    {
      deck: countGroups(joined, a.group, b?.group ?? null),
      wanted: { a: a.count, b: b?.count ?? 0 },
      policy: mulligan,
    },
    cardsSeenByTurn(LAST_TURN, false) - OPENING_HAND_SIZE,
  )
  const chanceBy = (when: number, isOnPlay: boolean) =>
    chances[cardsSeenByTurn(when, isOnPlay) - OPENING_HAND_SIZE] ?? 0
  const nameOf = (key: string) => joined.find(({ card }) => cardKey(card) === key)?.card.name ?? key
  const chance = formatChance(chanceBy(turn, onThePlay))
  return (
    <div className={styles['odds']}>
      <div className={styles['question']}>
        <GroupFields label="Looking for" wanted={a} cards={joined} onChange={(changed) => onChange({ a: changed })} />
        {b ? (
          <GroupFields
            label="And for"
            wanted={b}
            cards={joined}
            onChange={(changed) => onChange({ b: changed })}
            select={takeFocusAfter('add')}
            onRemove={() => changeSecond('remove', null)}
          />
        ) : (
          <Button
            ref={takeFocusAfter('remove')}
            className={styles['add']}
            onClick={() => changeSecond('add', cardAt(1))}
          >
            <Plus aria-hidden size={18} /> Add a Second Group
          </Button>
        )}
        <TurnFields turn={turn} onThePlay={onThePlay} firstTurn={0} onChange={onChange} />
        <MulliganFields policy={mulligan} hasTwo={b !== null} onChange={(changed) => onChange({ mulligan: changed })} />
      </div>
      <p className={styles['answer']} role="status">
        <b>{chance}</b> <span>{describeCardOdds({ ...question, a }, nameOf)}</span>
      </p>
      <div className={styles['result']}>
        <table className={styles['table']}>
          <caption className="spoken">The same chance by each turn</caption>
          <thead>
            <tr>
              <th scope="col">By turn</th>
              <th scope="col">On the play</th>
              <th scope="col">On the draw</th>
            </tr>
          </thead>
          <tbody>
            {TURNS.map((when) => (
              <tr key={when} data-chosen={when === turn ? '' : undefined}>
                <th scope="row">{when === 0 ? 'Opening hand' : when}</th>
                {[true, false].map((isOnPlay) => (
                  <Chance
                    key={String(isOnPlay)}
                    percent={chanceBy(when, isOnPlay)}
                    isChosen={when === turn && isOnPlay === onThePlay}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles['note']}>
          Exact, not simulated. To mulligan, you put cards on the bottom, draw the same number, then shuffle.
        </p>
      </div>
    </div>
  )
}
