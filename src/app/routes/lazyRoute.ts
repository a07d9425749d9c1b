import { type FunctionComponent, createElement, Fragment } from 'react'
import { type LazyComponent, lazyComponent } from '#ui/lazy/lazyComponent.ts'
import { PageHead } from '#ui/PageHead.tsx'
import type { PageHead as Head } from '#url/pageHead.ts'
import { RouteLoadFailure } from './RouteLoadFailure.tsx'

/** For a route that members use without a connection: its code is preloaded (src/app/offline/preloadForMembers.ts). */
export const FOR_MEMBERS = { isPreloadable: true }

/** The component with the head of its page. Without a head the component writes its own. */
export const withHead = (head: Head | undefined, Component: FunctionComponent): FunctionComponent =>
  head ? () => createElement(Fragment, null, createElement(PageHead, head), createElement(Component)) : Component

/**
 * Makes the page of a route whose code is loaded when the route is first visited. The router calls its `preload`. If the code
 * cannot be loaded, the page's frame stays and an error is shown.
 * @param name the page's name in its module, which becomes `displayName`: the build finds the page's file by it. Its type is
 * ignored, because the type of a page depends on the types of the routes.
 */
export const lazyRoute = <Module>(
  load: () => Promise<Module>,
  name: keyof Module & `${string}Page`,
  { isPreloadable = false, head }: { readonly isPreloadable?: boolean; readonly head?: Head | undefined } = {},
): LazyComponent<object> & { readonly displayName: string } =>
  Object.assign(
    lazyComponent<object>(async () => withHead(head, (await load())[name] as FunctionComponent), {
      isPreloadable,
      renderFailure: (failure) => createElement(RouteLoadFailure, { failure }),
    }),
    { displayName: name },
  )
