import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './InkableButtons.module.css'

const CHOICES = [
  { label: 'Inkable', value: true },
  { label: 'Non-Inkable', value: false },
] as const

/** The two toggles for inkable cards and for all others, of which at most one is pressed. */
export function InkableButtons({
  chosen,
  hrefOf,
  onChoose,
}: {
  /** Null for all cards. */
  chosen: boolean | null
  /** The address after a choice, if the page has one. */
  hrefOf: ((inkable: boolean | null) => string) | undefined
  onChoose: (inkable: boolean | null) => void
}) {
  return (
    <div className={styles['toggles']} role="group" aria-label="Inkwell">
      {CHOICES.map(({ label, value }) => {
        const next = chosen === value ? null : value
        return (
          <ButtonLink
            key={label}
            className={styles['toggle']}
            title={label}
            href={hrefOf?.(next)}
            isOn={chosen === value}
            onPress={() => onChoose(next)}
          >
            <span aria-hidden className={value ? styles['inkable'] : styles['nonInkable']} />
            <span className="spoken">{label}</span>
          </ButtonLink>
        )
      })}
    </div>
  )
}
