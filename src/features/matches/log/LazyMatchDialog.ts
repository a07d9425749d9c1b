import { lazyDialog } from '#ui/lazy/lazyDialog.ts'

/** The form for a match. Members preload it, because matches are often logged offline. */
export const LazyMatchDialog = lazyDialog('Log Match', async () => (await import('./MatchDialog.tsx')).MatchDialog)
