import { type ComponentType, createElement } from 'react'
import { type LazyComponent, lazyComponent } from '#ui/lazy/lazyComponent.ts'
import { RouteLoadFailure } from './RouteLoadFailure.tsx'

/** For a route that members use without a connection: its code is preloaded (src/app/offline/preloadForMembers.ts). */
export const FOR_MEMBERS = { isPreloadable: true }

/**
 * Makes the page of a route whose code is loaded when the route is first visited. The router calls its `preload`. If the code
 * cannot be loaded, the page's frame stays and an error is shown.
 * @param name the page's name in its module, which becomes `displayName`: the build finds the page's file by it. Its type is
 * ignored, because the type of a page depends on the types of the routes.
 */
export const lazyRoute = <Module>(
  load: () => Promise<Module>,
  name: keyof Module & `${string}Page`,
  { isPreloadable } = { isPreloadable: false },
): LazyComponent<object> & { readonly displayName: string } =>
  Object.assign(
    lazyComponent<object>(async () => (await load())[name] as ComponentType, {
      isPreloadable,
      renderFailure: (failure) => createElement(RouteLoadFailure, { failure }),
    }),
    { displayName: name },
  )
