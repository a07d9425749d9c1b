import { useEffect, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { Spinner } from '../Spinner.tsx'

/** The delay before the dialog shows, so that it does not flash. */
const DELAY_MS = 500

/** Stands in for a dialog whose code is still loading. */
export function LoadingDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <Dialog title={title} open onClose={onClose}>
      <Spinner label="Loading" />
    </Dialog>
  )
}
