import { Link } from '@tanstack/react-router'
import { CirclePlus, FileInput, History, Share2, WalletCards } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { ActivePlan } from '#features/subscription/ActivePlan.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import styles from './CollectionHead.module.css'
import { ExportMenu } from './transfer/ExportMenu.tsx'

/** The collection's owner and the actions on all of it. Visitors can only share it. */
export function CollectionHead({
  ownerId,
  name,
  isOwn,
  isBrief,
  collection,
  byId,
}: {
  ownerId: string
  name: string
  isOwn: boolean
  /** Whether phones show this head in the bar at the top of the window to save room. */
  isBrief: boolean
  collection: Collection
  /** All cards by id. */
  byId: ReadonlyMap<string, Card>
}) {
  return (
    <header className={styles['head']} data-brief={isBrief ? '' : undefined} data-own={isOwn ? '' : undefined}>
      <div className={styles['heading']}>
        <h1>
          {isOwn ? 'My' : `${name}'s`} <em>Collection</em>
        </h1>
        {isOwn ? <ActivePlan userId={ownerId} /> : null}
      </div>
      <div className={styles['actions']}>
        <CopyButton makeText={() => location.href} failed="Failed to copy link. Please try again." icon={Share2}>
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
            <ExportMenu collection={collection} byId={byId} />
          </>
        ) : (
          <Link to={paths.userDecks(ownerId)} className={buttonStyle()}>
            <WalletCards aria-hidden size={18} /> Decks
          </Link>
        )}
      </div>
    </header>
  )
}
