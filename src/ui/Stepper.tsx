import { Minus, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Stepper.module.css'
import { useHold } from './useHold.ts'

/** How much a long press on the button to increase the number adds: a card's copies in a deck. */
const HELD_STEP = 4

/**
 * A number with buttons to decrease and increase it, which can also be typed. Enter or blur commits a typed number. A long
 * press by touch adds four.
 */
export function Stepper({
  label,
  note,
  value,
  max,
  tabIndex,
  onStep,
  onType,
}: {
  /** The noun being counted. It labels the field, and with "Add" and "Remove" the buttons. */
  label: string
  /** A short note below the number. */
  note?: ReactNode
  value: number
  max: number
  /** The tab index of the field and its buttons, in a grid that is one tab stop. */
  tabIndex?: 0 | -1 | undefined
  onStep: (step: number) => void
  /** Commits the typed text. @returns an error message if the text is invalid: the text then stays in the field. */
  onType: (text: string) => string | undefined
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()

  const reset = () => {
    setTyped(null)
    setProblem(undefined)
  }
  const commit = () => {
    if (typed === null) return
    const wrong = typed.trim() === String(value) ? undefined : onType(typed)
    if (wrong) setProblem(wrong)
    else reset()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape' && typed !== null) reset()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const step = (by: number) => {
    reset()
    onStep(by)
  }

  const { wasHeld, handlers } = useHold(() => (value < max ? step(Math.min(HELD_STEP, max - value)) : undefined))

  return (
    <div className={styles['stepper']}>
      <Button
        variant="bare"
        tabIndex={tabIndex}
        aria-label={`Remove ${label}`}
        aria-disabled={value <= 0}
        onClick={() => (value > 0 ? step(-1) : undefined)}
      >
        <Minus aria-hidden size={18} />
      </Button>
      <span className={styles['number']}>
        <input
          tabIndex={tabIndex}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          data-none={value === 0 ? '' : undefined}
          value={typed ?? String(value)}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {note ? <small aria-hidden>{note}</small> : null}
      </span>
      <Button
        variant="bare"
        tabIndex={tabIndex}
        aria-label={`Add ${label}`}
        aria-disabled={value >= max}
        onClick={() => (!wasHeld() && value < max ? step(1) : undefined)}
        {...handlers}
      >
        <Plus aria-hidden size={18} />
      </Button>
      {problem ? (
        <p id={id} role="alert" className={styles['problem']}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
