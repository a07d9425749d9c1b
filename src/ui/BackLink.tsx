import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './BackLink.module.css'
import { hasModifier } from './hasModifier.ts'

/**
 * The back link of a page, above its title. If this tab has visited the target page before, the link returns to that
 * history entry, so filters and scroll position are restored.
 */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['back']} onClick={(event) => goBack(event, to)}>
      <ArrowLeft aria-hidden size={16} /> {children}
    </Link>
  )
}

/** Traverses the history instead of following the link. Browsers without the Navigation API follow the link. */
function goBack(event: MouseEvent, to: string): void {
  if (hasModifier(event) || !('navigation' in window)) return
  const { currentEntry } = navigation
  const left = navigation
    .entries()
    .slice(0, currentEntry?.index)
    .findLast(({ url }) => url && new URL(url).pathname === to)
  if (!left) return
  event.preventDefault()
  navigation.traverseTo(left.key)
}
