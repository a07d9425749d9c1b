import { Spinner } from '#ui/Spinner.tsx'
import { ImportFrame } from './ImportFrame.tsx'

export function ImportPending() {
  return (
    <ImportFrame>
      <Spinner />
    </ImportFrame>
  )
}
