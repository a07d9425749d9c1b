import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { Notice } from '#ui/Notice.tsx'

/** Says that the collection is empty, and tells its owner how to start. */
export function EmptyNotice({ ownerId, name, isOwn }: { ownerId: string; name: string; isOwn: boolean }) {
  if (isOwn)
    return (
      <Notice>
        Nothing here yet. Choose a set below and count what you own,{' '}
        <Link to={paths.userCollectionAdd(ownerId)}>type card numbers</Link> as you open boosters, or{' '}
        <Link to={paths.userCollectionImport(ownerId)}>import a list</Link> from another site.
      </Notice>
    )
  return (
    <div data-for-visitors>
      <Notice>{`${name} has not added any cards yet.`}</Notice>
    </div>
  )
}
