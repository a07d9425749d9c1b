import { addCopies, type Collection, copiesOf } from '../copies.ts'
import type { RowQuestion } from './readCollection.ts'

/** The member's answers to the questions of a file: the id of the card, or null to skip the rows. */
export type Answers = ReadonlyMap<RowQuestion, string | null>

/**
 * Adds the copies of answered questions to those of a file. Questions without an answer, or with the answer null, add
 * nothing. Sums may exceed `MAX_COPIES`; `planImport` reports that.
 */
export function answerQuestions(collection: Collection, answers: Answers): Collection {
  if (answers.size === 0) return collection
  const answered = new Map(collection)
  for (const [{ copies }, cardId] of answers)
    if (cardId !== null) answered.set(cardId, addCopies(copiesOf(answered, cardId), copies))
  return answered
}
