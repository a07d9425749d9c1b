import { Dialog } from '#ui/Dialog.tsx'
import { PlanOffers } from './PlanOffers.tsx'
import styles from './UpgradeDialog.module.css'

/** The plans with their prices and features (requirements §2, Subscription dialogs). */
export function UpgradeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <div className={styles['wide']}>
      <Dialog title="Choose a Plan" open={open} onClose={onClose}>
        <PlanOffers />
      </Dialog>
    </div>
  )
}
