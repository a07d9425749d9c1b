/** Screens for tests that are about one kind of screen, in any project. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
