import { useSyncExternalStore } from 'react'
import type { Connection } from '#data/connection.ts'
import { useConnection } from '#data/useConnection.ts'
import { useSession } from '#data/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { siteUpdateStore } from './siteUpdate.ts'
import styles from './SiteNotices.module.css'

const PROBLEMS: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'You are offline.',
  unreachable: 'Lorefolio cannot be reached.',
}

/** What concerns every page: that there is no connection, or that there is a newer version of the site. */
export function SiteNotices() {
  const connection = useConnection()
  const session = useSession()
  const update = useSyncExternalStore(siteUpdateStore.subscribe, siteUpdateStore.get, () => null)
  if (connection === 'online' && !update) return null
  return (
    <div className={styles['notices']}>
      {connection === 'online' ? null : (
        <Notice kind="warning">
          {PROBLEMS[connection]} You see what was kept in this browser.
          {session.status === 'signedIn'
            ? ' Copies you count and matches you log are sent when there is a connection again.'
            : null}
        </Notice>
      )}
      {update ? (
        <Notice action={<Button onClick={update}>Reload</Button>}>A new version of Lorefolio is ready.</Notice>
      ) : null}
    </div>
  )
}
