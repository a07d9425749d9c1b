import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './BackLink.module.css'

/** The way out of a page, above its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['back']}>
      <ArrowLeft aria-hidden size={16} /> {children}
    </Link>
  )
}
