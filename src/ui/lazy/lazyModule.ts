import { loadModule, ModuleLoadError, type LoadProblem } from './loadModule.ts'

export type ModuleState<Module> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'loaded'; readonly module: Module }
  | { readonly status: 'failed'; readonly problem: LoadProblem }

/** A module that is loaded on demand, and loaded again after a failure. */
export type LazyModule<Module> = {
  readonly getState: () => ModuleState<Module>
  /** Loads the module unless it is loaded or being loaded. Never rejects: the state contains the outcome. */
  readonly load: () => Promise<void>
  /** Calls `listener` when the state changes. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The modules that `preloadModules` loads. A module may add others when it is loaded. */
const preloadable = new Set<LazyModule<unknown>>()

/**
 * @param load calls `import()`.
 * @param isPreloadable whether `preloadModules` loads it too.
 */
export function lazyModule<Module>(load: () => Promise<Module>, isPreloadable: boolean): LazyModule<Module> {
  let state: ModuleState<Module> = { status: 'idle' }
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const setState = (next: ModuleState<Module>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const run = async () => {
    setState({ status: 'loading' })
    try {
      setState({ status: 'loaded', module: await loadModule(load) })
    } catch (error) {
      // Without a document the page is being prerendered: a build must not succeed without one of its parts.
      if (typeof document === 'undefined') throw error
      console.warn(error)
      setState({ status: 'failed', problem: error instanceof ModuleLoadError ? error.problem : 'failed' })
    }
    loading = undefined
  }
  const lazy: LazyModule<Module> = {
    getState: () => state,
    load: async () => {
      if (state.status !== 'loaded') await (loading ??= run())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  if (isPreloadable) preloadable.add(lazy)
  return lazy
}

/**
 * Loads every preloadable module, one after another, and those that they add in turn. Stops at the first failure.
 * @param whenIdle is awaited before each module.
 */
export async function preloadModules(whenIdle: () => Promise<void>): Promise<void> {
  // A set is iterated in the order of insertion, including what is added meanwhile.
  for (const lazy of preloadable) {
    if (lazy.getState().status === 'loaded') continue
    await whenIdle()
    await lazy.load()
    if (lazy.getState().status !== 'loaded') return
  }
}
