import { useState } from 'react'
import { useHydrated } from '#data/useHydrated.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './ThemeSwitch.module.css'
import { chooseTheme, chosenTheme, THEMES } from './theme.ts'

/** Selects the theme: night, parchment, or the system's. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <div className={styles['switch']}>
      <SegmentedControl
        label="Theme"
        value={useHydrated(theme, 'system')}
        options={THEMES}
        onChange={(next) => {
          chooseTheme(next)
          setTheme(next)
        }}
      />
    </div>
  )
}
