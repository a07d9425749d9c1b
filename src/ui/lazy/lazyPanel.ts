import { type ComponentType, createElement, type ReactNode } from 'react'
import { type LazyComponent, lazyComponent } from './lazyComponent.ts'
import { LoadFailureNotice } from './LoadFailureNotice.tsx'

/**
 * Makes a part of a page whose code is loaded when it is shown.
 * @param title the title of the notice that it could not be loaded.
 * @param loading the placeholder until it is loaded.
 */
export const lazyPanel = <Props extends object>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): LazyComponent<Props> =>
  lazyComponent(load, {
    renderLoading: () => loading,
    renderFailure: (failure) => createElement(LoadFailureNotice, { title, failure }),
  })
