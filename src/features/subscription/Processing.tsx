import { Spinner } from '#ui/Spinner.tsx'
import styles from './Processing.module.css'

/** Shown while the payment is being confirmed. */
export function Processing() {
  return (
    <div className={styles['processing']} role="status">
      <Spinner />
      <h1>Processing Your Subscription</h1>
      <p>We are waiting for your payment to arrive. This usually takes a few seconds.</p>
    </div>
  )
}
