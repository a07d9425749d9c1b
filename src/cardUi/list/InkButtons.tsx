import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './InkButtons.module.css'
import { InkIcon } from '../InkIcon.tsx'
import { inkAttributes } from '../inkAttributes.ts'

/** A toggle for each ink. Inks that nothing has are disabled (requirements §5, Filters). */
export function InkButtons({
  chosen,
  available,
  hrefOf,
  onToggle,
}: {
  chosen: readonly Ink[]
  /** The inks that something has; null while that is not known. */
  available: { has: (ink: Ink) => boolean } | null
  /** The address after a choice, if the page has one. */
  hrefOf?: ((ink: Ink) => string) | undefined
  onToggle: (ink: Ink) => void
}) {
  return (
    <div className={styles['inks']} role="group" aria-label="Ink colors">
      {INKS.map((ink) => (
        <ButtonLink
          key={ink}
          className={styles['ink']}
          {...inkAttributes([ink])}
          title={ink}
          aria-label={ink}
          href={hrefOf?.(ink)}
          isOn={chosen.includes(ink)}
          isDisabled={available?.has(ink) === false}
          onPress={() => onToggle(ink)}
        >
          <InkIcon ink={ink} />
        </ButtonLink>
      ))}
    </div>
  )
}
