type Answer<T> = { data: T; error: { code: string; message: string } | null; status: number }

/** The data of an answer; fails for an error. */
export async function given<T>(request: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error, status } = await request
  if (error) throw new Error(`${status} ${error.code} ${error.message}`)
  return data as NonNullable<T> // an answer without an error has data, except after writes that request none
}

/** The status and error of a refused request; fails if the request was not refused. */
export async function refusal(request: PromiseLike<Answer<unknown>>) {
  const { data, error, status } = await request
  if (!error) throw new Error(`was not refused: ${status} ${JSON.stringify(data)}`)
  return { status, code: error.code, message: error.message }
}

/** The rows that a write changed, read with `select()`: none if row level security hides them or refuses the write. */
export async function reached<T>(request: PromiseLike<Answer<T[] | null>>): Promise<T[]> {
  const { data, error, status } = await request
  if (error && error.code !== '42501') throw new Error(`${status} ${error.code} ${error.message}`)
  return data ?? []
}

/** The answer of a trigger that refuses a row: a sentence for people. */
export function explained(message: string) {
  return { status: 422, code: 'PT422', message }
}

/** The answer of row level security to a refused row. */
export const NOT_ALLOWED = { status: 403, code: '42501' }
/** The answer to a guest for the same row. */
export const NOT_SIGNED_IN = { status: 401, code: '42501' }
/** The answer to a value that breaks a check constraint. */
export const BAD_VALUE = { status: 400, code: '23514' }
