import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#url/paths.ts'
import { type ButtonVariant, buttonStyle } from '#ui/buttonStyle.ts'

/**
 * A link to the sign-in page that returns to the current page.
 * @param signUp opens the form for a new account.
 * @param className replaces the look of a button.
 * @param onClick closes the dialog that has the link.
 */
export function SignInLink({
  variant = 'plain',
  signUp = false,
  className = buttonStyle(variant),
  onClick,
  children,
}: {
  variant?: ButtonVariant
  signUp?: boolean
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}) {
  const returnTo = useLocation({ select: ({ href }) => href })
  return (
    <Link
      to={paths.login()}
      state={{ returnTo, ...(signUp && { form: 'signUp' }) }}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
