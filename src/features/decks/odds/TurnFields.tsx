import { LAST_TURN } from '#domain/odds/oddsQuestion.ts'
import { SelectField } from '#ui/SelectField.tsx'
import styles from './Odds.module.css'
import { StartField } from './StartField.tsx'
import type { ChangeQuestion } from './useOddsQuestion.ts'

/** Chooses a turn from `firstTurn` on, and who starts. */
export function TurnFields({
  turn,
  onThePlay,
  firstTurn,
  onChange,
}: {
  turn: number
  onThePlay: boolean
  firstTurn: 0 | 1
  onChange: ChangeQuestion
}) {
  return (
    <div className={styles['row']}>
      <SelectField
        label={firstTurn === 0 ? 'When' : 'Until'}
        value={turn}
        onChange={({ target }) => onChange({ turn: Number(target.value) })}
      >
        {Array.from({ length: LAST_TURN + 1 - firstTurn }, (_, at) => at + firstTurn).map((one) => (
          <option key={one} value={one}>
            {one === 0 ? 'Opening hand' : `Turn ${one}`}
          </option>
        ))}
      </SelectField>
      <StartField onThePlay={onThePlay} onChange={(first) => onChange({ onThePlay: first })} />
    </div>
  )
}
