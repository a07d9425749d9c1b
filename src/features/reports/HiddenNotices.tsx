import { useQuery } from '@tanstack/react-query'
import { userProfileQuery } from '#data/account/profile.ts'
import { hiddenThingsQuery } from '#data/moderation/reports.ts'
import { useViewer } from '#data/session/useViewer.ts'
import type { HiddenThing } from '#domain/moderation/report.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './ReportDialog.module.css'

const textOf = ({ kind, content }: HiddenThing) =>
  ({
    deck: 'An administrator has hidden this deck. Only its author and administrators see it.',
    guide: 'An administrator has hidden the guide of this deck. Only its author and administrators see it.',
    name: `An administrator has hidden your name “${content ?? ''}”. You can choose another display name.`,
  })[kind]

/**
 * Tells the author and administrators what of a deck is hidden, and why; without a deck, whether the author's name is.
 * Others see nothing.
 */
export function HiddenNotices({ authorId, deckId }: { authorId: string; deckId?: string }) {
  const viewer = useViewer()
  const isAuthor = viewer?.id === authorId
  const { data: profile } = useQuery({ ...userProfileQuery(viewer?.id ?? ''), enabled: viewer !== null && !isAuthor })
  const mayKnow = isAuthor || profile?.isAdmin === true
  const { data: hidden = [] } = useQuery(hiddenThingsQuery(mayKnow ? viewer?.id : undefined, authorId, deckId))
  return hidden.map((thing) => <HiddenNotice key={thing.id} thing={thing} />)
}

function HiddenNotice({ thing }: { thing: HiddenThing }) {
  const { kind, reason, content } = thing
  return (
    <div className={styles['hidden']}>
      <Notice kind="warning">
        {textOf(thing)} Reason: {reason}
      </Notice>
      {kind === 'guide' && content ? (
        <details>
          <summary>Hidden guide</summary>
          <p>{content}</p>
        </details>
      ) : null}
    </div>
  )
}
