import { forgetItems } from './keptItems.ts'

/** What begins with this is kept in this browser for whoever uses it, and goes when they sign out. */
export const OWN_STORAGE = 'lorefolio.own.'

/** Forgets what this browser keeps for a person: somebody else may sit here next. */
export const forgetOwnStorage = (): void => forgetItems(OWN_STORAGE)
