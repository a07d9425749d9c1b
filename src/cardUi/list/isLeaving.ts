import type { AnyRouter } from '@tanstack/react-router'

/** Whether another page is loading. Writing the address would cancel that navigation. */
export const isLeaving = ({ latestLocation, state }: AnyRouter): boolean =>
  state.resolvedLocation !== undefined && state.resolvedLocation.pathname !== latestLocation.pathname
