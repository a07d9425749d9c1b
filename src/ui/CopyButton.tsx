import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { showToast } from './toast.ts'
import { useCopy } from './useCopy.ts'

/** Copies a text to the clipboard and confirms it on the button. */
export function CopyButton({
  makeText,
  copied = 'Copied!',
  failed,
  findNote,
  icon,
  className = '',
  children,
}: {
  /** Throws when there is no text to copy. */
  makeText: () => string
  /** The button's label after copying. */
  copied?: string
  /** The toast shown when copying fails. */
  failed: string
  /** Returns the text of a toast after copying, if the button does not say everything. */
  findNote?: (() => Promise<string | undefined>) | undefined
  icon: LucideIcon
  className?: string | undefined
  children: ReactNode
}) {
  const [isJustCopied, copy] = useCopy(makeText, null, failed)
  const press = async () => {
    const note = (await copy()) ? await findNote?.() : undefined
    if (note !== undefined) showToast(note)
  }
  const Icon = isJustCopied ? Check : icon
  return (
    <>
      <Button className={className} onClick={() => void press()}>
        <Icon aria-hidden size={18} /> {isJustCopied ? copied : children}
      </Button>
      <span className="spoken" role="status">
        {isJustCopied ? copied : ''}
      </span>
    </>
  )
}
