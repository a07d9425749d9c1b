import { type BackendError, Failure, toFailure } from './errors.ts'

/** The rows of a page (requirements §9). The backend returns no more than that at once. */
export const PAGE_SIZE = 1000

type Page<Row> = PromiseLike<{ data: Row[] | null; error: BackendError | null }>

/**
 * Reads a long table in pages, `parallel` of them at a time, until one is not full.
 * @param readPage reads the rows from..to (both included) in a stable order.
 * @param text the message when a page fails; `{n}` becomes the page's number, `{message}` the backend's message.
 * @throws Failure when any page fails, so that half a table is never taken for a whole one.
 */
export async function readAllPages<Row>(
  readPage: (from: number, to: number) => Page<Row>,
  { parallel, text }: { parallel: number; text: string },
): Promise<Row[]> {
  const rows: Row[] = []
  for (let first = 0; ; first += parallel) {
    const numbers = Array.from({ length: parallel }, (_, index) => first + index)
    const pages = await Promise.all(
      numbers.map(async (number) => {
        const { data, error } = await readPage(number * PAGE_SIZE, (number + 1) * PAGE_SIZE - 1)
        if (!error) return data ?? []
        const failure = toFailure(error, 'The database did not answer.')
        const message = text.replace('{n}', String(number + 1)).replace('{message}', failure.message)
        throw new Failure(failure.kind, message, { cause: error })
      }),
    )
    rows.push(...pages.flat())
    if (pages.some((page) => page.length < PAGE_SIZE)) return rows
  }
}
