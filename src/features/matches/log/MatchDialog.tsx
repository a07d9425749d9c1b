import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useMatches } from '#data/matches/useMatches.ts'
import { userDecksQuery } from '#data/decks/userDecks.ts'
import {
  formatScore,
  INITIATIVES,
  LOGGED_RESULTS,
  type Match,
  RESULTS,
  type Score,
  SCORES,
} from '#domain/matches/match.ts'
import {
  dateProblem,
  deckProblem,
  inksProblem,
  type MatchDraft,
  MAX_NOTES,
  newMatchDraft,
  nextRound,
  notesProblem,
  opponentPairs,
  toMatchValues,
} from '#domain/matches/matchForm.ts'
import { useShowFailure } from '#features/signIn/showFailure.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { isSubmitKey } from '#ui/hasModifier.ts'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { INITIATIVE_TEXTS, RESULT_TEXTS } from '../texts.ts'
import { DeckField } from './DeckField.tsx'
import { MatchExtras } from './MatchExtras.tsx'
import styles from './MatchDialog.module.css'
import { OpponentInksField } from './OpponentInksField.tsx'
import { toLocalMinute } from './localMinute.ts'
import { NoDecksDialog } from './NoDecksDialog.tsx'
import { useSaveMatch } from './useSaveMatch.ts'

type Fields = MatchDraft & {
  /** In the reader's time zone, in the format of `datetime-local`. */
  when: string
}

/** Only an imported match can be abandoned. */
const resultOptions = (match: Match | undefined) =>
  (match?.result === 'abandoned' ? RESULTS : LOGGED_RESULTS).map((value) => ({ value, label: RESULT_TEXTS[value] }))
const INITIATIVE_OPTIONS = INITIATIVES.map((value) => ({ value, label: INITIATIVE_TEXTS[value] }))

/**
 * Logs a match or edits a logged one (requirements §4, Match form; §5, Log match; §8, Matches).
 * @param match the match to edit; without it a new one is logged.
 */
export function MatchDialog({
  userId,
  deckId,
  match,
  onClose,
}: {
  userId: string
  deckId?: string | undefined
  match?: Match
  onClose: () => void
}) {
  const formId = useId()
  const decks = useQuery(userDecksQuery(userId))
  const { data: before = [] } = useMatches(userId, deckId)
  const { data: all = before } = useMatches(userId)
  const saveMatch = useSaveMatch(userId, match, onClose)
  const [openedAt] = useState(() => new Date())
  const form = useForm<Fields>({
    defaultValues: {
      ...(match ?? { ...newMatchDraft(deckId), ...nextRound(all, openedAt) }),
      when: toLocalMinute(match ? new Date(match.matchDate) : openedAt),
    },
  })
  const showFailure = useShowFailure(form)
  const { control, register, formState } = form
  const { errors, isSubmitting, dirtyFields } = formState
  const isDateChanged = dirtyFields.when === true
  const only = decks.data?.length === 1 ? decks.data[0]?.id : undefined
  useEffect(() => {
    if (only && !form.getValues('deckId')) form.setValue('deckId', only)
  }, [only, form])
  const deck = useController({ control, name: 'deckId', rules: { validate: deckProblem } })
  const result = useController({ control, name: 'result' })
  const score = useController({ control, name: 'score' })
  const initiative = useController({ control, name: 'initiative' })
  const inks = useController({
    control,
    name: 'opponentInks',
    rules: { validate: (chosen) => inksProblem(chosen, match?.gameId !== undefined) },
  })

  const save = form.handleSubmit(async (fields) => {
    const { when, deckId, result, score, initiative, opponentInks, opponentName, event, round, notes } = fields
    const unchangedDate = match ? new Date(match.matchDate) : new Date()
    const values = toMatchValues(
      { deckId, result, score, initiative, opponentInks, opponentName, event, round, notes },
      isDateChanged ? new Date(when) : unchangedDate,
    )
    try {
      await saveMatch(values)
    } catch (error) {
      showFailure(error)
    }
  })

  if (decks.data?.length === 0 && form.getValues('deckId') === '') return <NoDecksDialog onClose={onClose} />
  return (
    <Dialog
      title={match ? 'Edit Match' : 'Log Match'}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton
            className={styles['save'] ?? ''}
            form={formId}
            isBusy={isSubmitting}
            aria-keyshortcuts="Control+Enter"
            title="Ctrl Enter"
          >
            {isSubmitting ? 'Saving...' : match ? 'Save Match' : 'Log Match'}
          </SubmitButton>
        </>
      }
    >
      {/* The key events come from the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={save}
        onKeyDown={(event) => {
          if (!isSubmitKey(event)) return
          // Otherwise Enter would also press the focused button.
          event.preventDefault()
          if (!isSubmitting) void save()
        }}
      >
        {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
        <DeckField field={deck.field} decks={decks.data} error={errors.deckId?.message ?? decks.error?.message} />
        <div className={styles['choices']}>
          {score.field.value ? (
            <ScoreControl value={score.field.value} onChange={score.field.onChange} />
          ) : (
            <SegmentedControl
              label="Result"
              value={result.field.value}
              options={resultOptions(match)}
              onChange={result.field.onChange}
            />
          )}
          <SegmentedControl
            label="Initiative"
            value={initiative.field.value}
            options={INITIATIVE_OPTIONS}
            onChange={initiative.field.onChange}
          />
        </div>
        <OpponentInksField field={inks.field} pairs={opponentPairs(before)} error={errors.opponentInks?.message} />
        <MatchExtras control={control} register={register} errors={errors} />
        <TextField
          label="Date"
          type="datetime-local"
          error={errors.when?.message}
          {...register('when', {
            validate: (when) => (isDateChanged ? dateProblem(new Date(when), new Date()) : undefined),
          })}
        />
        <TextArea
          label="Notes"
          rows={2}
          maxLength={MAX_NOTES}
          placeholder="What decided it? (optional)"
          {...register('notes', { validate: notesProblem })}
        />
      </form>
    </Dialog>
  )
}

/** Selects the games won and lost. */
function ScoreControl({ value, onChange }: { value: Score; onChange: (score: Score) => void }) {
  const scores = SCORES[value.bestOf]
  return (
    <SegmentedControl
      label="Games won and lost"
      value={formatScore(value)}
      options={scores.map((score) => ({ value: formatScore(score), label: formatScore(score) }))}
      onChange={(text) => onChange(scores.find((score) => formatScore(score) === text) ?? value)}
    />
  )
}
