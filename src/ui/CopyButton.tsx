import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useCopy } from './useCopy.ts'

/** Puts a text on the clipboard and confirms it in its own place. */
export function CopyButton({
  makeText,
  copied = 'Copied!',
  failed,
  icon,
  className = '',
  children,
}: {
  /** Throws where there is no text to be had. */
  makeText: () => string
  /** What is said when it is copied. */
  copied?: string
  /** What is said when it could not be. */
  failed: string
  icon: LucideIcon
  className?: string | undefined
  children: ReactNode
}) {
  const [isFresh, copy] = useCopy(makeText, null, failed)
  const Icon = isFresh ? Check : icon
  return (
    <>
      <Button className={className} onClick={() => void copy()}>
        <Icon aria-hidden size={18} /> {isFresh ? copied : children}
      </Button>
      <span className="spoken" role="status">
        {isFresh ? copied : ''}
      </span>
    </>
  )
}
