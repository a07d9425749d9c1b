import { Check, type LucideIcon } from 'lucide-react'
import type { MenuItem } from './Menu.tsx'
import { useCopy } from './useCopy.ts'

/** An item of a menu that puts a text on the clipboard and confirms it in its own place; the rest as in `useCopy`. */
export function useCopyItem({
  label,
  done = 'Copied!',
  icon,
  makeText,
  said,
  failed,
}: {
  label: string
  /** What it is called when it is copied. */
  done?: string
  icon: LucideIcon
  makeText: () => string | Promise<string>
  said: string
  failed: string
}): MenuItem {
  const [isFresh, copy] = useCopy(makeText, said, failed)
  const Icon = isFresh ? Check : icon
  return {
    label: isFresh ? done : label,
    icon: <Icon aria-hidden size={18} />,
    onSelect: () => void copy(),
    staysOpen: true,
  }
}
