import { useState } from 'react'
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { useController, useWatch } from 'react-hook-form'
import { MAX_ROUND, type Score, SCORES } from '#domain/matches/match.ts'
import { type MatchDraft, MAX_NAME, nameProblem, roundProblem } from '#domain/matches/matchForm.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextField } from '#ui/TextField.tsx'
import { roundText } from '../texts.ts'
import styles from './MatchExtras.module.css'

type Fields = MatchDraft & { when: string }

const GAMES = [
  { value: '1', label: 'One game' },
  { value: '2', label: 'Best of 2' },
  { value: '3', label: 'Best of 3' },
] as const

const bestScore = (bestOf: string): Score | undefined =>
  bestOf === '2' ? SCORES[2][0] : bestOf === '3' ? SCORES[3][0] : undefined

/**
 * The optional fields of a match: number of games, opponent's name, event and round. They are folded unless one of them is
 * set or invalid, so that a single game is logged without them.
 */
export function MatchExtras({
  control,
  register,
  errors,
}: {
  control: Control<Fields>
  register: UseFormRegister<Fields>
  errors: FieldErrors<Fields>
}) {
  const score = useController({ control, name: 'score' })
  const [event, round, opponentName] = useWatch({ control, name: ['event', 'round', 'opponentName'] })
  const bestOf = score.field.value?.bestOf
  const chosen = [roundText({ event, round }), bestOf ? `best of ${bestOf}` : ''].filter(Boolean).join(', ')
  const [isOpen, setOpen] = useState(chosen !== '' || Boolean(opponentName))
  const isInvalid = Boolean(errors.event ?? errors.round ?? errors.opponentName)
  return (
    <details
      className={styles['extras']}
      open={isOpen || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Games, opponent and event{chosen ? <span className={styles['chosen']}>{chosen}</span> : null}</summary>
      <div className={styles['fields']}>
        <div className={styles['games']}>
          <SegmentedControl
            label="Games"
            value={bestOf === undefined ? '1' : bestOf === 2 ? '2' : '3'}
            options={GAMES}
            onChange={(games) => score.field.onChange(bestScore(games))}
          />
        </div>
        <TextField
          label="Event"
          placeholder="Thursday league (optional)"
          maxLength={MAX_NAME}
          error={errors.event?.message}
          {...register('event', { validate: nameProblem })}
        />
        <TextField
          label="Round"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_ROUND}
          error={errors.round?.message}
          {...register('round', {
            setValueAs: (text: unknown) => (text === '' || text === undefined ? undefined : Number(text)),
            validate: roundProblem,
          })}
        />
        <TextField
          label="Opponent’s name"
          maxLength={MAX_NAME}
          autoComplete="off"
          error={errors.opponentName?.message}
          {...register('opponentName', { validate: nameProblem })}
        />
      </div>
    </details>
  )
}
