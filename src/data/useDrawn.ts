import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether what a component shows is what a page drawn beforehand shows a guest (decision 029): while it is drawn, and
 * while React takes over the elements that it left. What this browser alone knows is not shown yet then.
 */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
