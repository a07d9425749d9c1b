import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { saveConfirmReturn } from '#data/session/session.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import styles from './LoginPage.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useReturn } from './useReturn.ts'

/** `failed`: the visitor returned from a provider without being signed in. */
type Mode = { name: 'signIn' | 'signUp'; failed?: boolean } | { name: 'forgot' | 'mailSent'; email: string }

const TITLES: Record<Mode['name'], string> = {
  signIn: 'Sign In',
  signUp: 'Create Account',
  forgot: 'Reset Your Password',
  mailSent: 'Check Your Inbox',
}

/** The page at /login: sign-in, sign-up and a forgotten password (requirements §2, Login). */
export function LoginPage() {
  const returnTo = useReturn()
  const { form = 'signIn', providerFailed = false } = useLocation({ select: ({ state }) => state })
  const [mode, setMode] = useState<Mode>(
    form === 'forgot' ? { name: form, email: '' } : { name: form, failed: providerFailed },
  )

  const mailSent = (email: string) => {
    saveConfirmReturn(returnTo)
    setMode({ name: 'mailSent', email })
  }

  return (
    <SignInFrame head={pages.login.head} title={TITLES[mode.name]}>
      {mode.name === 'signIn' ? <SignInForm onForgot={(email) => setMode({ name: 'forgot', email })} /> : null}
      {mode.name === 'signUp' ? <SignUpForm onMailSent={mailSent} /> : null}
      {mode.name === 'forgot' ? <ForgotPasswordForm email={mode.email} /> : null}
      {mode.name === 'mailSent' ? (
        <Notice kind="success">We sent a link to {mode.email}. Open it to confirm your account.</Notice>
      ) : null}
      {mode.name === 'signIn' || mode.name === 'signUp' ? (
        <>
          <p className={styles['or']}>or</p>
          {/* Switching the form clears its errors (requirements §4, Login form). */}
          <GoogleSignIn key={mode.name} returnTo={returnTo} failed={mode.failed === true} />
          <p className={styles['other']}>
            {mode.name === 'signIn' ? "Don't have an account?" : 'Already have an account?'}{' '}
            <Button variant="quiet" onClick={() => setMode({ name: mode.name === 'signIn' ? 'signUp' : 'signIn' })}>
              {mode.name === 'signIn' ? 'Create Account' : 'Sign In'}
            </Button>
          </p>
          <p className={styles['terms']}>
            By continuing you agree to the <Link to={paths.terms()}>Terms of Use</Link> and the{' '}
            <Link to={paths.privacy()}>Privacy Policy</Link>.
          </p>
        </>
      ) : (
        <p className={styles['other']}>
          <Button variant="quiet" onClick={() => setMode({ name: 'signIn' })}>
            Back to Sign In
          </Button>
        </p>
      )}
    </SignInFrame>
  )
}
