import { reportReachable } from './connection.ts'
import { Failure, isOffline } from '../backend/errors.ts'
import { isViewer } from '../session/viewerId.ts'
import { saveUserAnswer, readUserAnswer } from './userAnswers.ts'

/** Keeps an answer for a member as long as they are here: whoever signed out meanwhile leaves none behind. */
export async function saveForViewer(userId: string, name: string, answer: unknown): Promise<void> {
  if (isViewer(userId)) await saveUserAnswer(userId, name, answer)
}

/**
 * Reads something of a member's own and keeps it in this browser; without a connection, what was kept last (issue
 * "Finish", offline).
 * @param name what it is, among the member's things.
 * @param keep keeps an answer, where not every one is all that is kept under the name.
 * @throws Failure as `read` does; of the kind offline where nothing was kept either.
 */
export async function networkFirst<Answer>(
  userId: string,
  name: string,
  read: () => Promise<Answer>,
  keep: (answer: Answer) => Promise<void> = (answer) => saveForViewer(userId, name, answer),
): Promise<Answer> {
  let failure: unknown = new Failure('offline', 'You are offline, and this was not kept in this browser.')
  if (navigator.onLine)
    try {
      const answer = await read()
      reportReachable(true)
      await keep(answer)
      return answer
    } catch (error) {
      if (!isOffline(error)) throw error
      failure = error
    }
  const kept = await readUserAnswer<Answer>(userId, name)
  if (kept === undefined) throw failure
  if (navigator.onLine) reportReachable(false)
  return kept
}
