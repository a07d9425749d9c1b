import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { redeemMailCode } from '#data/signIn.ts'
import { pageHeads } from '#url/pageHeads.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useReturn } from './useReturn.ts'

const route = getRouteApi('/confirm-email')

/** Where the mail for a new account leads. It takes a press: a mail scanner that opens the link confirms nothing. */
export function ConfirmEmailPage() {
  const { token_hash: code } = route.useSearch()
  const [state, setState] = useState<'idle' | 'busy'>('idle')
  const [problem, setProblem] = useState(code ? '' : 'This page is opened by the link in a mail.')
  useReturn()

  const confirm = async () => {
    setState('busy')
    setProblem('')
    try {
      await redeemMailCode('signup', code ?? '')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setState('idle')
    }
  }
  return (
    <SignInFrame head={pageHeads.confirmEmail} title="Confirm Your Email">
      <p>One press, and your account is ready.</p>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {code ? (
        <Button variant="gold" disabled={state === 'busy'} onClick={confirm}>
          {state === 'busy' ? 'Confirming...' : 'Confirm My Email'}
        </Button>
      ) : null}
    </SignInFrame>
  )
}
