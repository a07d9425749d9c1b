import { useState } from 'react'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { usePageKeydown } from '#ui/usePageKeydown.ts'
import { useGoKeys } from './useGoKeys.ts'

const KeysDialog = lazyDialog('Keys', async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** The keys of every page: those that lead to pages, and `?`, which opens the list of keyboard shortcuts. */
export function PageKeys() {
  const [open, setOpen] = useState(false)
  useGoKeys()
  usePageKeydown(({ key }) => {
    if (key === '?') setOpen(true)
  })
  return open ? <KeysDialog onClose={() => setOpen(false)} /> : null
}
