import { useEffect, useState } from 'react'
import { settings } from '#data/settings.ts'
import { GOOGLE_FAILED, signInWithGoogle } from '#data/session/signIn.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './GoogleSignIn.module.css'

/**
 * Signing in with Google where the host has it, else a word that it has not. `returnTo`: where one goes afterwards;
 * `failed`: one has just come back without having signed in.
 */
export function GoogleSignIn({ returnTo, failed }: { returnTo: string; failed: boolean }) {
  const [problem, setProblem] = useState(failed ? GOOGLE_FAILED : '')
  const [leaving, setLeaving] = useState(false)
  // Whoever comes back by the browser's own way finds the page as they left it.
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  if (!settings.google)
    return <p className={styles['absent']}>Google sign-in is not set up on this site. Please use your email.</p>

  const leave = async () => {
    setProblem('')
    setLeaving(true)
    try {
      await signInWithGoogle(returnTo)
    } catch {
      setProblem(GOOGLE_FAILED)
      setLeaving(false)
    }
  }
  return (
    <div className={styles['google']}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <Button disabled={leaving} onClick={leave}>
        Sign in with Google
      </Button>
    </div>
  )
}
