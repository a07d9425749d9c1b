import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import styles from './Brand.module.css'

/**
 * The product's logo, a link to the home page.
 * @param hasName whether the name is beside the logo.
 */
export function Brand({ hasName = true }: { hasName?: boolean }) {
  return (
    <Link to={paths.home()} className={styles['brand']} aria-label="Lorefolio, home">
      <svg viewBox="0 0 100 100" aria-hidden>
        <path
          d="M50 4 90 27v46L50 96 10 73V27Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path d="M50 22c11 16 19 25 19 37a19 19 0 0 1-38 0c0-12 8-21 19-37Z" fill="currentColor" />
      </svg>
      {hasName ? 'Lorefolio' : null}
    </Link>
  )
}
