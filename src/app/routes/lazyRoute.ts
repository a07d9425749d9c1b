import { type ComponentType, createElement } from 'react'
import { type LazyComponent, lazyComponent } from '#ui/lazy/lazyComponent.ts'
import { RouteLoadFailure } from './RouteLoadFailure.tsx'

/** For a route that members use without a connection: its code is loaded ahead (src/app/offline/preloadForMembers.ts). */
export const FOR_MEMBERS = { isPreloadable: true }

/**
 * Makes the page of a route whose code is loaded when the route is first visited. The router calls its `preload`. Where the
 * code cannot be loaded, the frame of the page stays and says so.
 * @param name the page's name in its module. Its type is not looked at: it would depend on the routes, which depend on it.
 */
export const lazyRoute = <Module>(
  load: () => Promise<Module>,
  name: keyof Module & `${string}Page`,
  { isPreloadable } = { isPreloadable: false },
): LazyComponent<object> =>
  lazyComponent(async () => (await load())[name] as ComponentType, {
    isPreloadable,
    renderFailure: (failure) => createElement(RouteLoadFailure, { failure }),
  })
