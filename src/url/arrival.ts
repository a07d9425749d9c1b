import { parseSearchParams } from './searchParams.ts'

/** The address that a visit began with, before the router removed parameters that no page knows. */
export type Arrival = {
  readonly path: string
  /** Its parameters, as `parseSearchParams` reads them. */
  readonly values: Readonly<Record<string, string[]>>
  /** Its index in the history. */
  readonly step: number
}

/**
 * Reads the address from the browser.
 * @param state the state of the browser's history, in which the router counts the entries; a new visit has none.
 */
export function readArrival({ pathname, search }: Pick<Location, 'pathname' | 'search'>, state: unknown): Arrival {
  const index = typeof state === 'object' && state !== null && '__TSR_index' in state ? state.__TSR_index : 0
  return { path: pathname, values: parseSearchParams(search), step: typeof index === 'number' ? index : 0 }
}
