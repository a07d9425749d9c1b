import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { LoadProblem } from './loadModule.ts'
import { lazyModule, type ModuleState } from './lazyModule.ts'

/** A component whose code could not be loaded. */
export type LoadFailure = {
  readonly problem: LoadProblem
  /** Whether it is being loaded again. */
  readonly isRetrying: boolean
  readonly retry: () => void
}

type Options<Props> = {
  /** Renders the placeholder while the code is loading; nothing by default. */
  readonly renderLoading?: (props: Props) => ReactNode
  /** Renders the explanation when the code could not be loaded. */
  readonly renderFailure: (failure: LoadFailure, props: Props) => ReactNode
  /** Whether it is loaded ahead for members (src/app/offline/preloadForMembers.ts); true by default. */
  readonly isPreloadable?: boolean
}

/** A component that loads its code when it is shown, or before by `preload`. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  readonly preload: () => Promise<void>
  readonly isLoaded: () => boolean
}

type View<Props> = ModuleState<ComponentType<Props>> & { readonly isRetrying?: boolean }

/** During a retry the failure stays visible, with the button that has the focus. */
const nextView = <Props>(before: View<Props>, state: ModuleState<ComponentType<Props>>): View<Props> =>
  before.status === 'failed' && state.status === 'loading' ? { ...before, isRetrying: true } : state

/**
 * Makes a component whose code is loaded when it is first shown. Unlike `React.lazy` it never throws: a failure is
 * explained in its place, can be retried by hand, and is retried when the connection is back.
 * @param load loads the code.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { renderLoading, renderFailure, isPreloadable = true }: Options<Props>,
): LazyComponent<Props> {
  const code = lazyModule(load, isPreloadable)

  function Lazy(props: Props) {
    const [view, setView] = useState<View<Props>>(() => {
      const state = code.getState()
      // An earlier failure is not shown, because the effect below loads the code again.
      return state.status === 'loaded' ? state : { status: 'loading' }
    })
    useEffect(() => {
      // A transition does not block the visible page while a large component renders.
      const update = () => startTransition(() => setView((before) => nextView(before, code.getState())))
      const tryAgain = () => void code.load()
      const unsubscribe = code.subscribe(update)
      window.addEventListener('online', tryAgain)
      tryAgain()
      update()
      return () => {
        unsubscribe()
        window.removeEventListener('online', tryAgain)
      }
    }, [])
    if (view.status === 'loaded') return createElement(view.module, props)
    if (view.status !== 'failed') return renderLoading?.(props) ?? null
    const { problem, isRetrying = false } = view
    return renderFailure({ problem, isRetrying, retry: () => void code.load() }, props)
  }

  return Object.assign(Lazy, { preload: code.load, isLoaded: () => code.getState().status === 'loaded' })
}
