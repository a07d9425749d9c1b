import { useEffect, useState } from 'react'
import { settings } from '#data/settings.ts'
import { GOOGLE_FAILED, signInWithGoogle } from '#data/session/signIn.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './GoogleSignIn.module.css'

/**
 * Signs in with Google, or says that the host does not offer it.
 * @param returnTo the path after the sign-in.
 * @param failed whether the visitor just returned without a sign-in.
 */
export function GoogleSignIn({ returnTo, failed }: { returnTo: string; failed: boolean }) {
  const [problem, setProblem] = useState(failed ? GOOGLE_FAILED : '')
  const [leaving, setLeaving] = useState(false)
  // After the browser's back button the page may be restored in its last state.
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
      <Button isBusy={leaving} onClick={leave}>
        Sign in with Google
      </Button>
    </div>
  )
}
