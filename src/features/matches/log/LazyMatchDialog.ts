import { lazyDialog } from '#ui/lazy/lazyDialog.ts'

/** The form for a match. Members have it before they open it, because matches are logged where there is no connection. */
export const LazyMatchDialog = lazyDialog('Log Match', async () => (await import('./MatchDialog.tsx')).MatchDialog)
