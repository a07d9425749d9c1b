import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '#data/useHydrated.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FoldButton.module.css'
import { foldSidebar, isSidebarFolded } from './sidebarFold.ts'

/** Folds the sidebar of large screens to its icons, and unfolds it. */
export function FoldButton() {
  const [folded, setFolded] = useState(isSidebarFolded)
  const isFolded = useHydrated(folded, false)
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  const label = isFolded ? 'Unfold the sidebar' : 'Fold the sidebar'
  return (
    <Button
      variant="bare"
      className={styles['fold'] ?? ''}
      aria-label={label}
      title={label}
      aria-expanded={!isFolded}
      onClick={() => {
        foldSidebar(!isFolded)
        setFolded(!isFolded)
      }}
    >
      <Icon aria-hidden size={19} strokeWidth={1.75} />
    </Button>
  )
}
