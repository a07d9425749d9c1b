import pg from 'pg'
import type { PostgresTypes } from './postgresTypes.ts'

/** The protocol counts parameters with 16 bits. */
const MAX_PARAMETERS = 65_535

/** The server's answer to "which types do the parameters of this statement have?". */
type ParameterDescription = { readonly dataTypeIDs: readonly number[] }

/**
 * Runs a statement whose parameters are written in the types that the server gives them. node-postgres by itself writes them before
 * it knows their types: a list as a PostgreSQL array, also where the statement has JSON.
 */
export async function typedQuery(
  client: pg.ClientBase,
  types: PostgresTypes,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  if (values.length > MAX_PARAMETERS) throw new RangeError(`More than ${MAX_PARAMETERS} parameters`)
  return new Promise((resolve, reject) => {
    // Without parameters it is a simple query, of which the server answers all in one message.
    const query = new pg.Query(text, [], (error, result) => (error ? reject(error) : resolve(result)))
    if (values.length > 0) query.submit = (connection) => submitTyped(connection, { text, values, types, reject })
    client.query(query)
  })
}

function submitTyped(
  connection: pg.Connection,
  {
    text,
    values,
    types,
    reject,
  }: { text: string; values: readonly unknown[]; types: PostgresTypes; reject: (error: unknown) => void },
): void {
  const stop = () => {
    connection.off('parameterDescription', bind)
    connection.off('errorMessage', resume)
  }
  // After a refused statement the server ignores everything until it reads a sync.
  const resume = () => {
    stop()
    connection.sync()
  }
  const bind = ({ dataTypeIDs }: ParameterDescription) => {
    stop()
    together(connection, () => {
      try {
        connection.bind({ values: values.map((value, index) => types.serialize(dataTypeIDs[index] ?? 0, value)) }, true)
        connection.execute({}, true)
      } catch (error) {
        reject(error)
      }
      connection.sync()
    })
  }
  connection.once('parameterDescription', bind)
  connection.once('errorMessage', resume)
  together(connection, () => {
    connection.parse({ name: '', text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.flush()
  })
}

/** Sends several messages in one packet. */
function together({ stream }: pg.Connection, send: () => void): void {
  stream.cork()
  try {
    send()
  } finally {
    stream.uncork()
  }
}
