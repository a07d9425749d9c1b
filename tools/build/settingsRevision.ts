/**
 * A placeholder in the built service worker for the revision of the page's settings. The host replaces it, so that
 * browsers fetch the precached page again after a setting has changed.
 */
export const SETTINGS_REVISION = 'settings-as-built'
