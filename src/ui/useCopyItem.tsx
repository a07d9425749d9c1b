import { Check, type LucideIcon } from 'lucide-react'
import type { MenuItem } from './Menu.tsx'
import { useCopy } from './useCopy.ts'

/**
 * A menu item that copies a text to the clipboard and confirms it in its label. The other options are those of
 * `useCopy`.
 */
export function useCopyItem({
  label,
  done = 'Copied!',
  icon,
  makeText,
  copiedToast,
  failed,
}: {
  label: string
  /** The item's label after copying. */
  done?: string
  icon: LucideIcon
  makeText: () => string | Promise<string>
  copiedToast: string
  failed: string
}): MenuItem {
  const [isJustCopied, copy] = useCopy(makeText, copiedToast, failed)
  const Icon = isJustCopied ? Check : icon
  return {
    label: isJustCopied ? done : label,
    icon: <Icon aria-hidden size={18} />,
    onSelect: () => void copy(),
    staysOpen: true,
  }
}
