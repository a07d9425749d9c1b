import { type ReactNode, useEffect, useRef } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { Benefits } from './Benefits.tsx'
import styles from './SignInFrame.module.css'

/** The page around a form, with the benefits of an account. Its title announces a change of the form. */
export function SignInFrame({
  head,
  title,
  children,
}: {
  head: { title: string; noindex: boolean }
  title: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // The button that switched the form had the focus and is gone, so the heading gets the focus.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <div className={styles['frame']}>
      <PageHead {...head} />
      <section className={styles['form']} aria-labelledby="sign-in">
        <h1 id="sign-in" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
      <aside className={styles['benefits']} aria-labelledby="benefits">
        <h2 id="benefits">Why create an account?</h2>
        <Benefits />
        <p>It is free. Download or delete your data whenever you like.</p>
      </aside>
    </div>
  )
}
