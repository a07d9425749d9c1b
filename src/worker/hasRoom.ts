/** The share of what the browser grants that pictures may fill: the catalogue and what a member keeps come first. */
const SHARE = 0.5

/** Whether another picture may be kept. Where a browser does not say what it grants, the bound on their number has to do. */
export async function hasRoom(storage: Pick<StorageManager, 'estimate'>): Promise<boolean> {
  const { usage, quota } = await storage.estimate().catch((): StorageEstimate => ({}))
  return usage === undefined || quota === undefined || usage < quota * SHARE
}
