/**
 * Stands in the built service worker for what the host writes into the page: the host puts its own there, so that the kept
 * page is fetched anew when a setting has changed.
 */
export const SETTINGS_REVISION = 'settings-as-built'
