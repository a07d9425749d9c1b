import { Minus, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Stepper.module.css'

/** A number with buttons to decrease and increase it, which can also be typed. Enter or blur commits a typed number. */
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
  onStep: (step: 1 | -1) => void
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
  const step = (by: 1 | -1) => {
    reset()
    onStep(by)
  }

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
        onClick={() => (value < max ? step(1) : undefined)}
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
