import type { Settings } from '../../config.ts'

/**
 * The settings for the browser. They contain no secrets: the publishable key gives access only to public data.
 * @param backend `url` is the origin of the backend, empty if it is the site's.
 */
export function publicSettings(settings: Settings, backend: { readonly url: string; readonly key: string }) {
  return {
    supabaseUrl: backend.url,
    supabaseKey: backend.key,
    // A static host cannot resize pictures.
    smallPictures: settings.smallPictures && backend.url === '',
    lorcastUrl: settings.lorcastUrl,
    google: settings.google !== undefined,
    proPrice: settings.proPrice,
    eurPerUsd: settings.eurPerUsd ?? null,
    contact: settings.contact ?? null,
    affiliate: settings.affiliate,
    social: settings.social,
    analytics: settings.analytics,
  }
}
