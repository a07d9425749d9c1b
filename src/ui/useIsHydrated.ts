import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false while the page is prerendered and during hydration, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
