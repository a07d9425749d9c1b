import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Shows what this browser alone knows where a page may be drawn beforehand (decision 029).
 * @param own what it knows.
 * @param drawn what a guest is shown of it while the page is drawn, and while React takes over the elements that it left.
 */
export const useHydrated = <Own, Drawn = Own>(own: Own, drawn: Drawn): Own | Drawn =>
  useSyncExternalStore<Own | Drawn>(
    never,
    () => own,
    () => drawn,
  )
