import { useAssembledDecks } from '#data/shelf/useAssembledDecks.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'

const AllocationReader = lazyExtra(async () => (await import('./AllocationReader.tsx')).AllocationReader)

/** Reads the assembled decks of a member. Only a member with such decks reads more, and loads the code for it. */
export function FreeCopiesReader({ userId }: { userId: string }) {
  const assembled = useAssembledDecks(userId)
  return assembled && assembled.length > 0 ? <AllocationReader userId={userId} assembled={assembled} /> : null
}
