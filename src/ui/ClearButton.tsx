import type { ReactNode } from 'react'
import { ButtonLink } from './ButtonLink.tsx'
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts'
import { focusSearchField } from './focusSearchField.ts'

/** A button that removes filters or the search, and disappears with them: the search field gets its focus. */
export function ClearButton({
  variant,
  href,
  onPress,
  children,
}: {
  variant: ButtonVariant
  /** See `ButtonLink`. */
  href?: string | undefined
  onPress: () => void
  children: ReactNode
}) {
  return (
    <ButtonLink
      className={buttonStyle(variant)}
      href={href}
      onPress={() => {
        onPress()
        focusSearchField()
      }}
    >
      {children}
    </ButtonLink>
  )
}
