import type { SiteParts } from './site.ts'

/** What the browser is told about this host. Nothing secret: the publishable key opens only what is open to everyone. */
export function publicSettings({ settings, secrets }: Pick<SiteParts, 'settings' | 'secrets'>) {
  return {
    // Empty: the backend answers at the site's own origin.
    supabaseUrl: '',
    supabaseKey: secrets.publishableKey,
    lorcastUrl: settings.lorcastUrl,
    google: settings.google !== undefined,
    proPrice: settings.proPrice,
    contact: settings.contact ?? null,
    affiliate: settings.affiliate,
    social: settings.social,
    analytics: settings.analytics,
  }
}
