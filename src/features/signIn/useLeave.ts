import { useNavigate } from '@tanstack/react-router'
import { signOut } from '#data/session.ts'
import { paths } from '#url/paths.ts'

/**
 * Signs out and leads to the landing page (specification §4, Authentication). Home comes first: a member's page would send
 * whoever has just become a guest to the sign-in page.
 */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate({ href: paths.home() })
    await signOut()
  }
}
