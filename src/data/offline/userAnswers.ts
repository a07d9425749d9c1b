import { clear, createStore, del, get, promisifyRequest, set } from 'idb-keyval'
import { tryStorage } from './tryStorage.ts'

/**
 * What the backend said to a member of their own things, as this browser keeps it to be read without a connection. Each
 * answer stands under its member's id, and nobody else is ever shown it; all of them go when somebody signs out.
 */
const store = createStore('lorefolio-own', 'answers')

const keyOf = (userId: string, name: string) => [userId, name]

/** Keeps an answer in place of the one before. */
export const saveUserAnswer = (userId: string, name: string, answer: unknown): Promise<void> =>
  tryStorage(() => set(keyOf(userId, name), answer, store))

/** The answer that was kept last; undefined where there is none. Whoever kept it knows its type. */
export const readUserAnswer = <Answer>(userId: string, name: string): Promise<Answer | undefined> =>
  tryStorage(() => get<Answer>(keyOf(userId, name), store))

/** Changes a kept answer as the backend has changed what it is about. Where none is kept there is nothing to change. */
export const updateUserAnswer = <Answer>(
  userId: string,
  name: string,
  change: (answer: Answer) => Answer,
): Promise<void> =>
  tryStorage(() =>
    store('readwrite', (answers) => {
      const reading: IDBRequest<Answer | undefined> = answers.get(keyOf(userId, name))
      reading.addEventListener('success', () => {
        if (reading.result !== undefined) answers.put(change(reading.result), keyOf(userId, name))
      })
      return promisifyRequest(answers.transaction)
    }),
  )

/** Forgets one of them: there is no such thing any more. */
export const removeUserAnswer = (userId: string, name: string): Promise<void> =>
  tryStorage(() => del(keyOf(userId, name), store))

/** Forgets everything that was kept, whoever it was for. */
export const clearUserAnswers = (): Promise<void> => tryStorage(() => clear(store))
