import { useId } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { INKS } from '#domain/cards/vocabulary.ts'
import { inkPairName, type OpponentInks } from '#domain/matches/match.ts'
import { chooseInk, type MatchDraft } from '#domain/matches/matchForm.ts'
import { InkIcon } from '#features/cards/InkIcon.tsx'
import { inkPaint } from '#features/cards/inkPaint.ts'
import dialog from './MatchDialog.module.css'
import styles from './OpponentInksField.module.css'

/** The two inks of the opponent: each with one tap, or a pair that one meets often with a single one. */
export function OpponentInksField({
  field: { value: chosen, onChange, ref },
  usual,
  error,
}: {
  field: ControllerRenderProps<MatchDraft & { when: string }, 'opponentInks'>
  usual: readonly OpponentInks[]
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
            {...inkPaint([ink])}
            aria-pressed={chosen.includes(ink)}
            onClick={() => onChange(chooseInk(chosen, ink))}
          >
            <InkIcon ink={ink} />
            {ink}
          </button>
        ))}
      </div>
      {usual.length > 0 ? (
        <div className={styles['usual']} role="group" aria-label="Met before">
          <span aria-hidden>Met before</span>
          {usual.map((pair) => (
            <button
              key={inkPairName(pair)}
              type="button"
              title={inkPairName(pair)}
              aria-label={inkPairName(pair)}
              aria-pressed={isChosen(pair)}
              onClick={() => onChange(isChosen(pair) ? [] : pair)}
            >
              {pair.map((ink) => (
                <InkIcon key={ink} ink={ink} />
              ))}
            </button>
          ))}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={dialog['problem']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The inks are all that has no default: the dialog begins there, and the form goes there where they are missing. */
function takeFirst(button: HTMLButtonElement | null, register: (button: HTMLButtonElement | null) => void) {
  button?.setAttribute('autofocus', '')
  register(button)
}
