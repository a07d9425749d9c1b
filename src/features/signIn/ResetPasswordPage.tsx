import { getRouteApi } from '@tanstack/react-router'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SpentLink } from './SpentLink.tsx'

const route = getRouteApi('/reset-password')

/** The page of the mail for 'Forgot your password?'. */
export function ResetPasswordPage() {
  const { token_hash: code } = route.useSearch()
  return (
    <SignInFrame title="Set a New Password">
      {code ? <NewPasswordForm code={code} /> : <SpentLink>This page is opened by the link in a mail.</SpentLink>}
    </SignInFrame>
  )
}
