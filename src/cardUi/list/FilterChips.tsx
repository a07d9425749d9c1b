import { X } from 'lucide-react'
import { useRef } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './FilterChips.module.css'
import type { CardsView } from './useCardsView.ts'

/** The filters of a search, each with a button that removes it. */
export function FilterChips({ view: { chips, replaceText, hrefOfText } }: { view: CardsView }) {
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null
  const remove = (without: string) => {
    replaceText(without)
    // The pressed button disappears.
    const next = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(
      (button) => button !== document.activeElement,
    )
    // Without another chip, Tab leads on to the search field, which is the first control of the page.
    if (next) next.focus()
    else list.current?.closest<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <ul ref={list} className={styles['chips']} aria-label="Chosen filters">
      {chips.map(({ label, without }, index) => (
        // A filter that was typed twice has two equal chips.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${label} ${index}`}>
          <ButtonLink
            className={styles['chip']}
            aria-label={`Remove ${label}`}
            href={hrefOfText?.(without)}
            onPress={() => remove(without)}
          >
            {label}
            <X aria-hidden size={16} />
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
