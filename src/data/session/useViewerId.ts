import { useViewer } from './useViewer.ts'

/** The id of whoever looks, followed as it changes; undefined for a guest, and as long as that is not known. */
export const useViewerId = (): string | undefined => useViewer()?.id
