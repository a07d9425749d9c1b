import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Says that what was not saved last time is here again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return <Notice action={<Button onClick={onDiscard}>Discard</Button>}>Your unsaved deck is back.</Notice>
}
