import { useMemo } from 'react'
import { CURVE_GAMES, simulateCurveInWorker } from '#data/odds/simulateCurveInWorker.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { chancesToInk, chancesToPlay, type CurvePolicy } from '#domain/odds/inkOdds.ts'
import { LAST_TURN, type OddsQuestion } from '#domain/odds/oddsQuestion.ts'
import { marginOfError } from '#domain/odds/simulateCurve.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Chance } from './Chance.tsx'
import { CurveMulliganField } from './CurveMulliganField.tsx'
import { describeCurveOdds, formatChance, formatMargin } from './describeOdds.ts'
import styles from './Odds.module.css'
import { TurnFields } from './TurnFields.tsx'
import type { ChangeQuestion } from './useOddsQuestion.ts'
import { useSimulation } from './useSimulation.ts'

const TURNS = Array.from({ length: LAST_TURN }, (_, index) => index + 1)
const FIRST_TURNS = [1, 2, 3, 4]

/** The chance to ink on every turn, and to play a card of each turn's cost. */
export function CurveOdds({
  cards,
  question,
  onChange,
}: {
  cards: readonly DeckCard[]
  question: OddsQuestion
  onChange: ChangeQuestion
}) {
  const { onThePlay, firstTurn, curveMulligan } = question
  const turn = Math.max(question.turn, 1)
  const asText = JSON.stringify(curveMulligan)
  const odds = useMemo(
    () => ({
      cards: cards.map(({ card: { cost, inkable }, quantity }) => ({ cost, inkable, quantity })),
      // Each change of the address makes a new policy object; an equal one must not restart the simulation.
      policy: JSON.parse(asText) as CurvePolicy,
      onThePlay,
      turns: LAST_TURN,
      firstTurn,
    }),
    [cards, onThePlay, firstTurn, asText],
  )
  const [inks, plays] = useMemo(() => [chancesToInk(odds), chancesToPlay(odds)], [odds])
  const { result, hasFailed, retry } = useSimulation(odds, simulateCurveInWorker)
  const isDone = result !== null && result.games >= CURVE_GAMES
  const simulated = (until: number) => {
    if (!result) return null
    const hits = result.onCurve[until - 1] ?? 0
    return { percent: (hits / result.games) * 100, margin: formatMargin(marginOfError(hits, result.games)) }
  }
  const isExact = turn < firstTurn
  const answer = isExact ? { percent: inks[turn - 1] ?? 0, margin: '' } : simulated(turn)
  const sentence = describeCurveOdds({ ...question, turn })
  return (
    <div className={styles['odds']}>
      <div className={styles['question']}>
        <TurnFields turn={turn} onThePlay={onThePlay} firstTurn={1} onChange={onChange} />
        <SelectField
          label="First play"
          value={firstTurn}
          onChange={({ target }) => onChange({ firstTurn: Number(target.value) })}
        >
          {[...new Set([...FIRST_TURNS, firstTurn])].map((one) => (
            <option key={one} value={one}>
              On turn {one}
            </option>
          ))}
        </SelectField>
        <CurveMulliganField policy={curveMulligan} onChange={(policy) => onChange({ curveMulligan: policy })} />
      </div>
      <div>
        <p className={styles['answer']} aria-busy={!isExact && !isDone}>
          <b>{answer ? formatChance(answer.percent) : '…'}</b>{' '}
          <span>
            {answer?.margin ? <small>{answer.margin} </small> : null}
            {sentence}
          </span>
        </p>
        {/* Screen readers do not announce each step of the simulation. */}
        <p className="spoken" role="status">
          {answer && (isExact || isDone) ? `${formatChance(answer.percent)} ${answer.margin} ${sentence}` : null}
        </p>
      </div>
      <div className={styles['result']}>
        {hasFailed ? <InlineError message="The simulation couldn’t be loaded." onRetry={retry} /> : null}
        <table className={`${styles['table']} ${styles['curve']}`}>
          <caption className="spoken">Ink and curve by each turn</caption>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Ink every turn</th>
              <th scope="col">Card to play</th>
              <th scope="col">On curve</th>
            </tr>
          </thead>
          <tbody>
            {TURNS.map((when) => {
              const onCurve = when < firstTurn ? null : simulated(when)
              return (
                <tr key={when} data-chosen={when === turn ? '' : undefined}>
                  <th scope="row">{when}</th>
                  <Chance percent={inks[when - 1] ?? 0} isChosen={isExact && when === turn} />
                  <Chance percent={plays[when - 1] ?? 0} />
                  {onCurve ? (
                    <Chance percent={onCurve.percent} isChosen={when === turn}>
                      <small> {onCurve.margin}</small>
                    </Chance>
                  ) : (
                    <td className={styles['none']}>{when < firstTurn ? '–' : '…'}</td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className={styles['note']}>
          Card to play: you inked every turn, and hold a card that costs as much as the turn’s number. On curve: you
          also played one on every turn from {firstTurn} on, in a million simulated games. The other columns are exact.
        </p>
      </div>
    </div>
  )
}
