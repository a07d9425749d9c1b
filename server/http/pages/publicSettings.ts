import type { Settings } from '../../config.ts'

/**
 * What the browser is told about the site and its backend. Nothing secret: the publishable key opens only what is open to everyone.
 * @param backend where it answers, empty: at the site's own origin
 */
export function publicSettings(settings: Settings, backend: { readonly url: string; readonly key: string }) {
  return {
    supabaseUrl: backend.url,
    supabaseKey: backend.key,
    // A static host makes none.
    smallPictures: settings.smallPictures && backend.url === '',
    lorcastUrl: settings.lorcastUrl,
    google: settings.google !== undefined,
    proPrice: settings.proPrice,
    contact: settings.contact ?? null,
    affiliate: settings.affiliate,
    social: settings.social,
    analytics: settings.analytics,
  }
}
