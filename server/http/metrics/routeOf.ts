import { decodedPath } from '../decodedPath.ts'
import { findPage } from '../pages/findPage.ts'

const AUTH = /^\/auth\/v1\/(?:signup|token|recover|verify|user|logout|authorize|callback)$/
const GROUPS = ['/auth/v1', '/functions/v1', '/rest/v1', '/preview', '/pictures', '/assets']
const FILES = /^\/(?:healthz|config\.json|robots\.txt|sitemap[a-z-]*\.xml|worker\.js)$/

/**
 * The route of a request, by which requests are counted. The number of routes is limited, whatever clients request: a table or
 * procedure is named only if the request succeeded.
 */
export function routeOf(method: string, path: string, status: number): string {
  if (AUTH.test(path) || FILES.test(path)) return path
  const isKnown = status < 400 && method !== 'OPTIONS'
  if (isKnown && /^\/rest\/v1\/(?:rpc\/)?\w+$/.test(path)) return path
  const group = GROUPS.find((start) => path.startsWith(`${start}/`))
  if (group !== undefined) return `${group}/*`
  return findPage(decodedPath(path) ?? '')?.page.path ?? 'other'
}
