import { Import } from './Import.tsx'
import { ImportFrame } from './ImportFrame.tsx'

/** The page that imports a collection from a file and compares it with the current one. */
export function ImportPage() {
  return <ImportFrame>{(own) => <Import {...own} />}</ImportFrame>
}
