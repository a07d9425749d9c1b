import { type ErrorComponentProps, type ParsedLocation, redirect } from '@tanstack/react-router'
import { type FunctionComponent, createElement } from 'react'
import { startSession } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import type { Page } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { lazyRoute, withHead } from './lazyRoute.ts'
import { type FailedPage, PageLoadFailure } from './PageLoadFailure.tsx'
import { rootRoute } from './rootRoute.ts'

type Declared<Path extends Page['path'], Audience extends Page['audience']> = Page & {
  readonly path: Path
  readonly audience: Audience
}

/** The components of a page. */
type PageView<Module> = {
  /** Imports the module of the page. */
  readonly load: () => Promise<Module>
  /** The name of the page in its module. */
  readonly name: keyof Module & `${string}Page`
  /** Imports the shape of the page while its code and data are loading. */
  readonly pending?: () => Promise<FunctionComponent>
  /** Imports the replacement of the usual error page. */
  readonly failed?: () => Promise<FailedPage>
  readonly isPreloadable?: boolean
}

function viewOptions<Module>(page: Page, { load, name, pending, failed, isPreloadable = false }: PageView<Module>) {
  const head = typeof page.head === 'function' || page.headOfSet ? undefined : page.head
  const Failed = failed && lazyExtra(failed)
  return {
    component: lazyRoute(load, name, { isPreloadable, head }),
    errorComponent: ({ error }: ErrorComponentProps) =>
      createElement(PageLoadFailure, { error, ...(Failed && { Failed }) }),
    ...(pending && { pendingComponent: lazyExtra(async () => withHead(head, await pending())) }),
  }
}

/** The options of the route of a page for everyone. */
export const publicPage = <const Path extends Page['path'], Module>(
  page: Declared<Path, 'everyone'>,
  view?: PageView<Module>,
) => ({
  getParentRoute: () => rootRoute,
  path: page.path,
  ...(view && viewOptions(page, view)),
})

/** The options of the route of a page for members: its context has their id, and guests are redirected to sign in. */
export const memberPage = <const Path extends Page['path'], Module>(
  page: Declared<Path, Exclude<Page['audience'], 'everyone'>>,
  view?: PageView<Module>,
) => ({
  getParentRoute: () => rootRoute,
  path: page.path,
  beforeLoad: async ({ location }: { location: ParsedLocation }) => ({ userId: await requireUserId(location.href) }),
  ...(view && viewOptions(page, view)),
})

/**
 * Waits for the session.
 * @param returnTo the address to open after signing in.
 * @returns the id of the signed-in user. @throws a redirect to the sign-in page for guests.
 */
async function requireUserId(returnTo: string): Promise<string> {
  await startSession()
  const userId = viewerId()
  if (userId !== undefined) return userId
  throw redirect({ to: paths.login(), replace: true, state: { returnTo } })
}
