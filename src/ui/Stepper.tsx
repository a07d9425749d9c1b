import { Minus, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Stepper.module.css'

/** A number that two buttons make smaller and larger, and that can be typed. A typed one counts on Enter or on leaving. */
export function Stepper({
  label,
  note,
  value,
  max,
  onStep,
  onType,
}: {
  /** What is counted; it names the field, and with 'Add' and 'Remove' the buttons. */
  label: string
  /** A word below the number. */
  note?: ReactNode
  value: number
  max: number
  onStep: (step: 1 | -1) => void
  /** Takes the typed text. @returns what is wrong with it, if anything: it then stays as it was typed. */
  onType: (text: string) => string | undefined
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()

  const forget = () => {
    setTyped(null)
    setProblem(undefined)
  }
  const take = () => {
    if (typed === null) return
    const wrong = typed.trim() === String(value) ? undefined : onType(typed)
    if (wrong) setProblem(wrong)
    else forget()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape' && typed !== null) forget()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const step = (by: 1 | -1) => {
    forget()
    onStep(by)
  }

  return (
    <div className={styles['stepper']}>
      <Button
        variant="bare"
        aria-label={`Remove ${label}`}
        aria-disabled={value <= 0}
        onClick={() => (value > 0 ? step(-1) : undefined)}
      >
        <Minus aria-hidden size={18} />
      </Button>
      <span className={styles['number']}>
        <input
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          data-none={value === 0 ? '' : undefined}
          value={typed ?? String(value)}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        {note ? <small aria-hidden>{note}</small> : null}
      </span>
      <Button
        variant="bare"
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
