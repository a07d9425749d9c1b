import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { focusSearchField } from '#ui/focusSearchField.ts'
import styles from './FilterChip.module.css'

/** Names a filter of the listed decks, and removes it. */
export function FilterChip({
  children,
  removeLabel,
  removeHref,
  onRemove,
}: {
  children: ReactNode
  /** Says which decks the button adds. */
  removeLabel: string
  /** The address without the filter. */
  removeHref: string
  onRemove: () => void
}) {
  return (
    <p className={styles['chip']}>
      <span>{children}</span>
      <ButtonLink
        className={buttonStyle('bare')}
        aria-label={removeLabel}
        href={removeHref}
        onPress={() => {
          onRemove()
          focusSearchField()
        }}
      >
        <X aria-hidden size={18} />
      </ButtonLink>
    </p>
  )
}
