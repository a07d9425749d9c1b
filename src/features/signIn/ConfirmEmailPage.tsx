import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { removeConfirmReturn, readConfirmReturn } from '#data/session/session.ts'
import { redeemMailCode } from '#data/session/signIn.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Notice } from '#ui/Notice.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useReturn } from './useReturn.ts'

const route = getRouteApi('/confirm-email')

/**
 * The page of the confirmation mail. It requires a press, so that a mail scanner that opens the link confirms nothing.
 */
export function ConfirmEmailPage() {
  const { token_hash: code } = route.useSearch()
  const { mutate, isIdle, isError, error } = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => redeemMailCode('signup', code),
    onSuccess: removeConfirmReturn,
  })
  const isBusy = !isIdle && !isError
  const [from] = useState(readConfirmReturn)
  useReturn({ from })
  return (
    <SignInFrame head={pages.confirmEmail.head} title="Confirm Your Email">
      {code ? <p>Confirm it, and your account is ready.</p> : null}
      {error ? <Notice kind="error">{error.message}</Notice> : null}
      {code ? (
        <Button variant="gold" isBusy={isBusy} onClick={() => mutate(code)}>
          {isBusy ? 'Confirming...' : 'Confirm My Email'}
        </Button>
      ) : (
        <>
          <Notice kind="error">Open this page with the link in your email.</Notice>
          <Link to={paths.login()} className={buttonStyle('gold')}>
            Go to Sign In
          </Link>
        </>
      )}
    </SignInFrame>
  )
}
