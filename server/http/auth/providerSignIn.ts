import type { Context } from 'hono'
import type { SiteEnv, SiteParts } from '../site.ts'

/**
 * `GET /auth/v1/authorize`, the way to a provider's sign-in page. By itself it hands every parameter on to the provider, where
 * it may name another client or state; it leads back to addresses that only look like the site's own; and without PKCE it
 * would put tokens into an address. So what it is asked is written anew.
 */
export function providerSignIn({ backend, siteUrl }: Pick<SiteParts, 'backend' | 'siteUrl'>) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const challenge = c.req.query('code_challenge') ?? ''
    if (challenge === '' || c.req.query('code_challenge_method')?.toLowerCase() !== 's256')
      return c.json({ code: 400, error_code: 'validation_failed', msg: 'A sign-in needs PKCE with S256' }, 400)
    const address = new URL('/auth/v1/authorize', siteUrl)
    address.search = new URLSearchParams({
      provider: c.req.query('provider') ?? '',
      redirect_to: ownAddress(c.req.query('redirect_to') ?? '', siteUrl),
      code_challenge: challenge,
      code_challenge_method: 's256',
    }).toString()
    return backend.fetch(new Request(address), c.get('client'))
  }
}

/** The address as the browser would understand it, when it is one of this site; else the site's front page. */
function ownAddress(wanted: string, siteUrl: string): string {
  const front = new URL('/', siteUrl)
  const address = URL.canParse(wanted, front) ? new URL(wanted, front) : front
  return address.origin === front.origin ? address.href : front.href
}
