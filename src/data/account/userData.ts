import { toLocalDay } from '#domain/dates/isoDay.ts'
import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

/**
 * All data that the backend has about the signed-in user (`download_own_data`), as a JSON file named after the day.
 * @throws Failure when it could not be read.
 */
export async function downloadUserData(): Promise<File> {
  const { tables } = await memberClient()
  const { data, error } = await tables.rpc('download_own_data')
  if (error) throw toFailure(error, 'Failed to download your data. Please try again.')
  return new File([JSON.stringify(data, null, 2)], `lorefolio-${toLocalDay(new Date())}.json`, {
    type: 'application/json',
  })
}
