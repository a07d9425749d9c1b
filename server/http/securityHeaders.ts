import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { hasCode } from '#url/hasCode.ts'
import type { Settings } from '../config.ts'
import { inlineSources } from './pages/inlineSources.ts'
import { SERVICE_WORKER } from './pages/serviceWorker.ts'
import type { SiteEnv } from './site.ts'

const YEAR_SECONDS = 31_536_000

const POLICY = 'Content-Security-Policy'

/** Sources of card pictures. */
const PICTURES = ["'self'", 'https:']

/** The worker of the shelf (src/data/shelf/selectionWorker.ts), which compiles WebAssembly. */
const SOLVER = /^\/assets\/selectionWorker-[\w-]+\.js$/

/** Allows WebAssembly, but no `eval` of scripts. */
const WITH_WASM = ["'self'", "'wasm-unsafe-eval'"]

const PREVIEW = /^\/preview(?:\/.+)?\.png$/

/**
 * Sets headers that restrict browsers to what the site needs. Only the build's inline scripts and styles may run. Card
 * pictures come from card services, so pictures may come from any https address. Besides the backend, browsers connect
 * only to the card service, where administrators search for extra cards.
 * @param page the built page before it is filled in.
 * @param backend the origin of the backend, if it is not the site's. Such sites are on static hosts, which merge the
 * policies of all rules for a path, so that pages have to allow what only the solver needs.
 */
export function securityHeaders(
  { analytics, lorcastUrl, siteUrl, trustProxy }: Settings,
  page: string,
  backend: readonly string[] = [],
): MiddlewareHandler<SiteEnv> {
  const analyticsHosts = analytics ? [analytics.host] : []
  const inline = inlineSources(page)
  const headers = (
    secure: boolean,
    connectSrc = ["'self'", ...backend, new URL(lorcastUrl).origin, ...analyticsHosts],
    scriptSrc = [...(backend.length > 0 ? WITH_WASM : ["'self'"]), ...analyticsHosts, ...inline.script],
  ) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc,
        styleSrc: ["'self'", ...inline.style],
        fontSrc: ["'self'"],
        imgSrc: [...PICTURES, 'data:', 'blob:'],
        connectSrc,
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      permissionsPolicy: {
        camera: [],
        geolocation: [],
        microphone: [],
        payment: [],
        usb: [],
        clipboardWrite: ['self'],
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: secure ? `max-age=${YEAR_SECONDS}` : false,
      xFrameOptions: 'DENY',
    })
  const forPages = { plain: headers(false), behindTls: headers(true) }
  // The service worker fetches the pictures of pages.
  const forWorker = { plain: headers(false, PICTURES), behindTls: headers(true, PICTURES) }
  // A worker has the policy of its script, not that of the page.
  const forSolver = { plain: headers(false, ["'self'"], WITH_WASM), behindTls: headers(true, ["'self'"], WITH_WASM) }
  const headersFor = (path: string) => (path === SERVICE_WORKER ? forWorker : SOLVER.test(path) ? forSolver : forPages)
  return async (c, next) => {
    const secure =
      siteUrl?.startsWith('https:') === true || (trustProxy && c.req.header('x-forwarded-proto') === 'https')
    const { plain, behindTls } = headersFor(c.req.path)
    await (secure ? behindTls : plain)(c, next)
    const [first, ...more] = c.get('prerenderedStyles') ?? []
    if (first !== undefined) {
      const policy = c.res.headers.get(POLICY) ?? ''
      c.header(POLICY, policy.replace('style-src', ['style-src', first, ...more].join(' ')))
    }
    // Other sites show preview pictures with links.
    if (PREVIEW.test(c.req.path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (hasCode(c.req.path)) c.header('Referrer-Policy', 'no-referrer')
  }
}
