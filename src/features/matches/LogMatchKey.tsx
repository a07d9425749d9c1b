import { useState } from 'react'
import { LazyMatchDialog } from './log/LazyMatchDialog.ts'
import { useLogKey } from './useLogKey.ts'

/** The key `l`, which opens the form for a new match. `deckId` says at that moment which deck is chosen, if any. */
export function LogMatchKey({ userId, deckId }: { userId: string; deckId: () => string | undefined }) {
  const [chosen, setChosen] = useState<{ deckId: string | undefined } | null>(null)
  useLogKey(() => setChosen({ deckId: deckId() }))
  return chosen ? <LazyMatchDialog userId={userId} deckId={chosen.deckId} onClose={() => setChosen(null)} /> : null
}
