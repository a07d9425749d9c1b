import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './BackLink.module.css'
import { hasModifier } from './hasModifier.ts'

/**
 * The way out of a page, above its title. Who was at its aim before in this tab goes back to it, with the filters and the
 * place that it was left with.
 */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['back']} onClick={(event) => goBack(event, to)}>
      <ArrowLeft aria-hidden size={16} /> {children}
    </Link>
  )
}

/** Instead of following a link; browsers that do not tell where one has been follow it. */
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
