import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { InvalidLink } from './InvalidLink.tsx'

const route = getRouteApi('/reset-password')

/** The page of the mail for 'Forgot your password?'. */
export function ResetPasswordPage() {
  const { token_hash: code } = route.useSearch()
  return (
    <SignInFrame head={pages.resetPassword.head} title="Set a New Password">
      {code ? <NewPasswordForm code={code} /> : <InvalidLink>Open this page with the link in your email.</InvalidLink>}
    </SignInFrame>
  )
}
