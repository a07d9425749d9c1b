import { COST_CHOICES } from '#domain/cards/vocabulary.ts'
import { costLabel } from '#domain/search/costTerm.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './CostButtons.module.css'

/** A toggle for each cost from 0 to "9 or more". Costs that no card has are disabled. */
export function CostButtons({
  chosen,
  available,
  hrefOf,
  onToggle,
}: {
  chosen: readonly number[]
  /** The costs of cards; null while they are unknown. */
  available: { has: (cost: number) => boolean } | null
  /** The address after a choice, if the page has one. */
  hrefOf?: ((cost: number) => string) | undefined
  onToggle: (cost: number) => void
}) {
  return (
    <div className={styles['costs']} role="group" aria-label="Costs">
      {COST_CHOICES.map((cost) => (
        <ButtonLink
          key={cost}
          className={styles['cost']}
          title={`Cost ${costLabel(cost)}`}
          aria-label={`Cost ${costLabel(cost)}`}
          href={hrefOf?.(cost)}
          isOn={chosen.includes(cost)}
          isDisabled={available?.has(cost) === false}
          onPress={() => onToggle(cost)}
        >
          {cost === COST_CHOICES.at(-1) ? `${cost}+` : cost}
        </ButtonLink>
      ))}
    </div>
  )
}
