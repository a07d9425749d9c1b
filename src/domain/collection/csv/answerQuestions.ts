import { addCopies, type Collection, copiesOf } from '../copies.ts'
import type { RowQuestion } from './readCollection.ts'

/** What somebody said about the questions of a file: the id of the card that each is, null to leave its rows out. */
export type Answers = ReadonlyMap<RowQuestion, string | null>

/**
 * The copies of a file with those of the rows that somebody told the card of. Questions without an answer, and rows that
 * are left out, add nothing. The sum may be more than `MAX_COPIES`; `planImport` tells of it.
 */
export function answerQuestions(collection: Collection, answers: Answers): Collection {
  if (answers.size === 0) return collection
  const answered = new Map(collection)
  for (const [{ copies }, cardId] of answers)
    if (cardId !== null) answered.set(cardId, addCopies(copiesOf(answered, cardId), copies))
  return answered
}
