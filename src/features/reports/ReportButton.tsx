import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '#data/session/useViewer.ts'
import { REPORTED_NAMES, type ReportedKind } from '#domain/moderation/report.ts'
import { Button } from '#ui/Button.tsx'
import { ReportDialog } from './lazyReportDialog.ts'

/** A button that reports something of another member. Guests and the author have none. */
export function ReportButton({ kind, target, authorId }: { kind: ReportedKind; target: string; authorId: string }) {
  const viewer = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  if (!viewer || viewer.id === authorId) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden size={16} /> Report {REPORTED_NAMES[kind]}
      </Button>
      {isOpen ? <ReportDialog userId={viewer.id} kind={kind} target={target} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
