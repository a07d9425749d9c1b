import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { startedViewerId } from '#data/session/viewerId.ts'
import type { Page } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { rootRoute } from './rootRoute.ts'

type Declared<Path extends Page['path'], Audience extends Page['audience']> = {
  readonly path: Path
  readonly audience: Audience
}

/** The options of the route of a page for everyone. */
export const publicPage = <const Path extends Page['path']>({ path }: Declared<Path, 'everyone'>) => ({
  getParentRoute: () => rootRoute,
  path,
})

/** The options of the route of a page for members: its context has their id, and guests are redirected to sign in. */
export const memberPage = <const Path extends Page['path']>({
  path,
}: Declared<Path, Exclude<Page['audience'], 'everyone'>>) => ({
  getParentRoute: () => rootRoute,
  path,
  beforeLoad: async ({ location }: { location: ParsedLocation }) => ({ userId: await requireUserId(location.href) }),
})

/**
 * Waits for the session.
 * @param returnTo the address to open after signing in.
 * @returns the id of the signed-in user. @throws a redirect to the sign-in page for guests.
 */
async function requireUserId(returnTo: string): Promise<string> {
  const userId = await startedViewerId()
  if (userId !== undefined) return userId
  throw redirect({ to: paths.login(), replace: true, state: { returnTo } })
}
