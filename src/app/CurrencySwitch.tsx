import { chooseCurrency, CURRENCIES, usePriceFormat } from '#data/priceFormat.ts'
import { useSettings } from '#data/useSettings.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './ThemeSwitch.module.css'

/** Selects the currency of prices; nothing if the site has no rate. */
export function CurrencySwitch() {
  const { eurPerUsd } = useSettings()
  const format = usePriceFormat()
  if (eurPerUsd === null) return null
  return (
    <div className={styles['switch']}>
      <SegmentedControl
        label="Currency of prices"
        value={format.eurPerUsd === null ? 'USD' : 'EUR'}
        options={CURRENCIES}
        onChange={chooseCurrency}
      />
    </div>
  )
}
