import { lazyDialog } from '#ui/lazy/lazyDialog.ts'

/** The dialog for folders and tags, which is loaded when it opens. */
export const LabelsDialog = lazyDialog('Folder and Tags', async () => (await import('./LabelsDialog.tsx')).LabelsDialog)
