import pg from 'pg'
import type { PostgresTypes } from './postgresTypes.ts'

/** The protocol has a 16-bit count of parameters. */
const MAX_PARAMETERS = 65_535

/** The server's message with the types of a statement's parameters. */
type ParameterDescription = { readonly dataTypeIDs: readonly number[] }

/**
 * Runs a statement after asking the server for the types of its parameters. node-postgres serializes parameters without knowing their
 * types, so every list becomes a PostgreSQL array, even for a JSON parameter.
 */
export async function typedQuery(
  client: pg.ClientBase,
  types: PostgresTypes,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  if (values.length > MAX_PARAMETERS) throw new RangeError(`More than ${MAX_PARAMETERS} parameters`)
  return new Promise((resolve, reject) => {
    // Without parameters, a simple query needs only one round trip.
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
  // After an error the server ignores all messages until a sync.
  const resume = () => {
    stop()
    connection.sync()
  }
  const bind = ({ dataTypeIDs }: ParameterDescription) => {
    stop()
    sendTogether(connection, () => {
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
  sendTogether(connection, () => {
    connection.parse({ name: '', text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.flush()
  })
}

/** Sends several messages in one packet. */
function sendTogether({ stream }: pg.Connection, send: () => void): void {
  stream.cork()
  try {
    send()
  } finally {
    stream.uncork()
  }
}
