/** A state with its undo and redo steps. States are immutable. */
export type History<State extends object> = {
  /** Oldest first. */
  readonly past: readonly State[]
  readonly present: State
  /** The next redo step first. */
  readonly future: readonly State[]
}

/** The number of undo steps: more than building a deck card by card takes. */
export const HISTORY_LIMIT = 100

/** Makes a history that starts with a state. */
export function startHistory<State extends object>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Adds a state and discards redo steps. Recording the present state again returns the same history. */
export function record<State extends object>(history: History<State>, present: State): History<State> {
  if (history.present === present) return history
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present, future: [] }
}

/** Undoes the last step; returns the same history if there is none. */
export function undo<State extends object>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Redoes the step that was undone last; returns the same history if there is none. */
export function redo<State extends object>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [after, ...rest] = future
  return after === undefined ? history : { past: [...past, present], present: after, future: rest }
}

/** Whether there is a step to undo. */
export function canUndo({ past }: History<object>): boolean {
  return past.length > 0
}

/** Whether there is a step to redo. */
export function canRedo({ future }: History<object>): boolean {
  return future.length > 0
}
