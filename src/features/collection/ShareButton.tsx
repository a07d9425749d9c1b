import { Check, Share2 } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useCopy } from '#ui/useCopy.ts'

/** Puts the page's address on the clipboard and confirms it in its own place (specification §2, Collection). */
export function ShareButton() {
  const [isFresh, copy] = useCopy(() => location.href, null, 'Failed to copy link. Please try again.')
  const confirmation = isFresh ? 'Copied!' : ''
  return (
    <>
      <Button onClick={() => void copy()}>
        {isFresh ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />} {confirmation || 'Share'}
      </Button>
      <span className="spoken" role="status">
        {confirmation}
      </span>
    </>
  )
}
