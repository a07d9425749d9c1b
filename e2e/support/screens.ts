/** A test that is about one kind of screen brings it along, whichever project runs it. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
