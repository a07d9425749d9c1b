import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CirclePlus, FileInput, History, Share2, WalletCards } from 'lucide-react'
import { userProfileQuery } from '#data/account/profile.ts'
import { ActivePlan } from '#features/subscription/ActivePlan.tsx'
import { ReportButton } from '#features/reports/ReportButton.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import styles from './CollectionHead.module.css'
import type { LoadedCollection } from './collectionState.ts'
import { ExportMenu } from './transfer/ExportMenu.tsx'

/** The collection's owner and the actions on all of it. Visitors can only share it. */
export function CollectionHead({
  ownerId,
  name,
  isOwn,
  isBrief,
  loaded,
}: {
  ownerId: string
  name: string
  isOwn: boolean
  /** Whether phones show this head in the bar at the top of the window to save room. */
  isBrief: boolean
  /** Null while only the first content is loaded. */
  loaded: LoadedCollection | null
}) {
  const profile = useQuery(userProfileQuery(isOwn ? ownerId : undefined))
  /** Waits for the profile: the button may be pressed before it is loaded. */
  const findShareNote = async () => {
    const { data } = profile.data ? profile : await profile.refetch()
    return data?.profileVisibility === 'private'
      ? 'Only you can open this link, because your profile is private.'
      : undefined
  }
  return (
    <header
      className={styles['head']}
      data-brief={isBrief ? '' : undefined}
      data-own={isOwn ? '' : undefined}
      data-for-visitors={isOwn ? undefined : ''}
    >
      <div className={styles['heading']}>
        <h1 data-title-in-bar={isOwn ? '' : undefined}>
          {isOwn ? 'My' : `${name}'s`} <em>Collection</em>
        </h1>
        {isOwn ? <ActivePlan userId={ownerId} /> : null}
      </div>
      <div className={styles['actions']}>
        <CopyButton
          makeText={() => location.href}
          failed="Failed to copy link. Please try again."
          findNote={isOwn ? findShareNote : undefined}
          icon={Share2}
        >
          Share
        </CopyButton>
        {isOwn ? (
          <>
            <Link to={paths.userCollectionAdd(ownerId)} className={buttonStyle()} data-in-tab-bar>
              <CirclePlus aria-hidden size={18} /> Add Cards
            </Link>
            <Link to={paths.userActivity(ownerId)} className={buttonStyle()}>
              <History aria-hidden size={18} /> Activity
            </Link>
            <Link to={paths.userCollectionImport(ownerId)} className={buttonStyle()} data-in-tab-bar>
              <FileInput aria-hidden size={18} /> Import
            </Link>
            {loaded ? (
              <ExportMenu userId={ownerId} collection={loaded.collection} byId={loaded.catalogue.byId} />
            ) : null}
          </>
        ) : (
          <>
            <Link to={paths.userDecks(ownerId)} className={buttonStyle()}>
              <WalletCards aria-hidden size={18} /> Decks
            </Link>
            <ReportButton kind="name" target={ownerId} authorId={ownerId} />
          </>
        )}
      </div>
    </header>
  )
}
