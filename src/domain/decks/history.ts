/** A state with those before it and those that were taken back, for undo and redo. States are never changed in place. */
export type History<State extends object> = {
  /** The oldest first. */
  readonly past: readonly State[]
  readonly present: State
  /** The next to redo first. */
  readonly future: readonly State[]
}

/** How many steps can be taken back: more than it takes to build a deck card by card. */
export const HISTORY_LIMIT = 100

/** A history that begins with a state. */
export function startHistory<State extends object>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Moves on to another state; what was taken back is forgotten then. The same state again leaves the history alone. */
export function record<State extends object>(history: History<State>, present: State): History<State> {
  if (history.present === present) return history
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present, future: [] }
}

/** Takes the last step back; the same history where there is none. */
export function undo<State extends object>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Takes the step again that was taken back last; the same history where there is none. */
export function redo<State extends object>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [after, ...rest] = future
  return after === undefined ? history : { past: [...past, present], present: after, future: rest }
}

/** Whether there is a step to take back. */
export function canUndo({ past }: History<object>): boolean {
  return past.length > 0
}

/** Whether there is a step to take again. */
export function canRedo({ future }: History<object>): boolean {
  return future.length > 0
}
