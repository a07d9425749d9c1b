import { type ReactNode, useRef } from 'react'
import { MissingPicturesNotice } from '#cardUi/face/MissingPicturesNotice.tsx'
import { Onboarding } from '#features/onboarding/Onboarding.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { Footer } from './Footer.tsx'
import { SiteNotices } from './offline/SiteNotices.tsx'
import { PageKeys } from './PageKeys.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TabBar } from './TabBar.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** The frame of every page: sidebar on large screens, a bar with a slide-in menu on small ones, and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  // A prerendered page has the bars of large and small screens, and the style sheet shows those that fit.
  const wide = useMediaQuery('(min-width: 64em)')
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)

  return (
    <div className={styles['shell']}>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => {
          // The address stays without the anchor: back would scroll there instead of to the last position.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to the content
      </a>
      {wide === false ? null : (
        <header className={styles['side']}>
          <Sidebar />
        </header>
      )}
      {wide ? null : <PhoneBar />}
      <div className={styles['page']}>
        <SiteNotices />
        <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
          {children}
        </main>
        <Footer />
      </div>
      {wide ? null : <TabBar />}
      {wide === false ? <MissingPicturesNotice place="page" /> : null}
      <Onboarding
        onEnd={(end) => {
          // The menu that skips the first steps had the focus, and is closed now.
          if (end === 'skipped') main.current?.focus({ preventScroll: true })
        }}
      />
      <PageKeys />
    </div>
  )
}
