import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from './lazyComponent.ts'

/** Makes an extra whose code is loaded when it is shown. A page without it is complete, so a failure is silent. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isPreloadable = true } = {},
): LazyComponent<Props> => lazyComponent(load, { renderFailure: () => null, isPreloadable })
