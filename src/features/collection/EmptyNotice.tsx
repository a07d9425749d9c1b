import { Notice } from '#ui/Notice.tsx'

/** Says that nothing is collected yet, and to whom it belongs how to begin. */
export function EmptyNotice({ name, isOwn }: { name: string; isOwn: boolean }) {
  return (
    <Notice>
      {isOwn
        ? 'Nothing here yet. Choose a set below and count what you own, or import a list from another site.'
        : `${name} has not collected any cards so far.`}
    </Notice>
  )
}
