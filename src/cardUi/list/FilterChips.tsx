import { X } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { focusSearchField } from '#ui/focusSearchField.ts'
import { useFocusNextItem } from '#ui/useFocusNextItem.ts'
import styles from './FilterChips.module.css'
import type { CardsView } from './useCardsView.ts'

/** The filters of a search, each with a button that removes it. */
export function FilterChips({ view: { chips, replaceText, hrefOfText } }: { view: CardsView }) {
  const focusNext = useFocusNextItem<HTMLUListElement>(focusSearchField)
  if (chips.length === 0) return null
  return (
    <ul {...focusNext} className={styles['chips']} aria-label="Chosen filters">
      {chips.map(({ label, without }, index) => (
        // A filter that was typed twice has two equal chips.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${label} ${index}`}>
          <ButtonLink
            className={styles['chip']}
            aria-label={`Remove ${label}`}
            href={hrefOfText?.(without)}
            onPress={() => replaceText(without)}
          >
            {label}
            <X aria-hidden size={16} />
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
