import type { Context } from 'hono'
import { authError } from '../errorBodies.ts'
import type { SiteEnv, SiteParts } from '../site.ts'

/**
 * `GET /auth/v1/authorize`, which redirects to a provider's sign-in page. The embedded service passes all parameters to the
 * provider, even a different client or state. It redirects back to look-alike addresses, and without PKCE it puts tokens into
 * an address. So this handler builds its request to the service from known parameters only.
 */
export function providerSignIn({ backend, siteUrl }: Pick<SiteParts, 'backend' | 'siteUrl'>) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const challenge = c.req.query('code_challenge') ?? ''
    if (challenge === '' || c.req.query('code_challenge_method')?.toLowerCase() !== 's256')
      return c.json(authError(400, 'validation_failed', 'A sign-in needs PKCE with S256'), 400)
    const address = new URL('/auth/v1/authorize', siteUrl)
    address.search = new URLSearchParams({
      provider: c.req.query('provider') ?? '',
      redirect_to: siteAddress(c.req.query('redirect_to') ?? '', siteUrl),
      code_challenge: challenge,
      code_challenge_method: 's256',
    }).toString()
    return backend.fetch(new Request(address), c.get('client'))
  }
}

/** The address as a browser parses it if it belongs to this site, otherwise the home page. */
function siteAddress(wanted: string, siteUrl: string): string {
  const home = new URL('/', siteUrl)
  const address = URL.parse(wanted, home) ?? home
  return address.origin === home.origin ? address.href : home.href
}
