import type { Settings } from '../settings.ts'

/** The analytics service and its name for this site. */
type Provider = NonNullable<Settings['analytics']>

type Message = { path: string; body: object }

const MESSAGES: Record<Provider['provider'], (site: string, page: URL, name: string, data: object) => Message> = {
  plausible: (domain, { href }, name, props) => ({ path: '/api/event', body: { domain, name, url: href, props } }),
  umami: (website, { pathname }, name, data) => ({
    path: '/api/send',
    body: { type: 'event', payload: { website, name, url: pathname, data } },
  }),
}

/**
 * Sends an event to a provider, in the provider's format.
 * @param page the page of the event, without the private parts of its address.
 * @throws TypeError when the provider cannot be reached.
 */
export async function sendEvent(provider: Provider, page: URL, name: string, data: object): Promise<void> {
  const { path, body } = MESSAGES[provider.provider](provider.site, page, name, data)
  await fetch(provider.host + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  })
}
