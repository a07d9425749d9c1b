import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Notice } from '#ui/Notice.tsx'

/** Explains why a link of a mail no longer works, and offers a new one. */
export function InvalidLink({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice kind="error">{children}</Notice>
      <Link to={paths.login()} state={{ form: 'forgot' }} className={buttonStyle('gold')}>
        Send a New Link
      </Link>
    </>
  )
}
