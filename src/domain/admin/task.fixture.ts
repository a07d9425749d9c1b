import type { MaintenanceTask, NewSet, TaskDetails } from './maintenanceTask.ts'

export const NO_COUNTS: TaskDetails = {
  totalProcessed: null,
  updatedCount: null,
  unchangedCount: null,
  noPriceDataCount: null,
  notFoundCount: null,
  importedCount: null,
  adoptedCount: null,
  joinedCount: null,
  changedCount: null,
  databaseCount: null,
  lorcastCount: null,
  difference: null,
  packOnlyCount: null,
  totalApiSets: null,
  totalDbSets: null,
  setsTotal: null,
  setsLeftOut: null,
  errorCount: 0,
  errors: [],
  newSets: [],
}

/** A task whose last run succeeded, changed by the given parts. */
export const makeTask = (
  parts: Partial<Omit<MaintenanceTask, 'details'>> = {},
  details: Partial<TaskDetails> = {},
): MaintenanceTask => ({
  lastRun: '2026-11-20T12:00:00Z',
  success: true,
  error: null,
  heldUntil: null,
  nextRun: null,
  ...parts,
  details: { ...NO_COUNTS, ...details },
})

export const NEVER_RUN = makeTask({ lastRun: null, success: null })

export const makeNewSet = (parts: Partial<NewSet> = {}): NewSet => ({
  id: 'set_6',
  name: 'Azurite Sea',
  code: '6',
  releasedAt: '2024-11-15',
  preReleasedAt: null,
  mainSet: true,
  ...parts,
})
