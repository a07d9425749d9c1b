import { useId } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { INKS } from '#domain/cards/vocabulary.ts'
import { inkPairName, type OpponentInks } from '#domain/matches/match.ts'
import { toggleInk, type MatchDraft, type opponentPairs } from '#domain/matches/matchForm.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import dialog from './MatchDialog.module.css'
import styles from './OpponentInksField.module.css'

/** The number of pairs that fit in a row of the dialog. */
const USUAL = 7

/**
 * Selects the opponent's two inks, one by one or as a pair. Touch screens have a row of all pairs to swipe, others the
 * most frequent pairs.
 */
export function OpponentInksField({
  field: { value: chosen, onChange, ref },
  pairs,
  error,
}: {
  field: ControllerRenderProps<MatchDraft & { when: string }, 'opponentInks'>
  pairs: ReturnType<typeof opponentPairs>
  error: string | undefined
}) {
  const id = useId()
  const isChosen = (pair: OpponentInks) => chosen.length === 2 && pair.every((ink) => chosen.includes(ink))
  return (
    <div className={styles['field']}>
      <span id={id} className={styles['label']}>
        Opponent’s Colors
      </span>
      <div
        className={styles['inks']}
        role="group"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {INKS.map((ink, index) => (
          <button
            key={ink}
            ref={index === 0 ? (button) => takeFirst(button, ref) : undefined}
            type="button"
            className={styles['ink']}
            {...inkAttributes([ink])}
            aria-pressed={chosen.includes(ink)}
            onClick={() => onChange(toggleInk(chosen, ink))}
          >
            <InkIcon ink={ink} />
            {ink}
          </button>
        ))}
      </div>
      <div className={styles['pairs']} role="group" aria-label="Both at once">
        {pairs.map(({ inks, isMet }, place) => (
          <button
            key={inkPairName(inks)}
            type="button"
            className={isMet && place < USUAL ? undefined : styles['rest']}
            title={inkPairName(inks)}
            aria-label={inkPairName(inks)}
            aria-pressed={isChosen(inks)}
            onClick={() => onChange(isChosen(inks) ? [] : inks)}
          >
            {inks.map((ink) => (
              <InkIcon key={ink} ink={ink} />
            ))}
          </button>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={dialog['problem']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Only the inks have no default, so the dialog focuses them at the start and if they are missing. */
function takeFirst(button: HTMLButtonElement | null, register: (button: HTMLButtonElement | null) => void) {
  button?.setAttribute('autofocus', '')
  register(button)
}
