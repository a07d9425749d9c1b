/** The share of the storage quota that pictures may fill: the catalogue and members' saved data take priority. */
const MAX_SHARE = 0.5

/** Whether there is room to cache another picture. Without a reported quota only the limit on their number applies. */
export async function hasStorageRoom(storage: Pick<StorageManager, 'estimate'>): Promise<boolean> {
  const { usage, quota } = await storage.estimate().catch((): StorageEstimate => ({}))
  return usage === undefined || quota === undefined || usage < quota * MAX_SHARE
}
