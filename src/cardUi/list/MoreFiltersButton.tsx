import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import styles from './MoreFiltersButton.module.css'

/**
 * Opens the dialog with all filters. `count` is the number of chips, which 'Clear All' removes; `onPress` is null while it
 * cannot open.
 */
export function MoreFiltersButton({ count, onPress }: { count: number; onPress: (() => void) | null }) {
  return (
    <Button className={styles['more']} disabled={!onPress} onClick={() => onPress?.()} aria-haspopup="dialog">
      <SlidersHorizontal aria-hidden size={18} />
      <span className={styles['label']}>More Filters</span>
      {count > 0 ? (
        <span className={styles['badge']}>
          {count}
          <span className="spoken"> chosen</span>
        </span>
      ) : null}
    </Button>
  )
}
