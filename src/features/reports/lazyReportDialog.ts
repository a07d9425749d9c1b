import { lazyDialog } from '#ui/lazy/lazyDialog.ts'

/** The dialog of a report, which is loaded when it opens. */
export const ReportDialog = lazyDialog('Report', async () => (await import('./ReportDialog.tsx')).ReportDialog)
