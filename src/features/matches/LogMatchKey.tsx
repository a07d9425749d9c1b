import { useState } from 'react'
import { LazyMatchDialog } from './log/LazyMatchDialog.ts'
import { useLogKey } from './useLogKey.ts'

/**
 * Opens the form for a new match by the key L.
 * @param deckId returns the deck to select at that moment, if any.
 */
export function LogMatchKey({ userId, deckId }: { userId: string; deckId: () => string | undefined }) {
  const [chosen, setChosen] = useState<{ deckId: string | undefined } | null>(null)
  useLogKey(() => setChosen({ deckId: deckId() }))
  return chosen ? <LazyMatchDialog userId={userId} deckId={chosen.deckId} onClose={() => setChosen(null)} /> : null
}
