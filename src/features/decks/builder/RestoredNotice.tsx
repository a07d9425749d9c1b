import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Announces that unsaved changes were restored. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return <Notice action={<Button onClick={onDiscard}>Discard</Button>}>Your unsaved deck is back.</Notice>
}
