import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * The host's structured log, by default on the error stream. An error is told by what it says and where it came from: the
 * database's errors also carry the statement and its values, which are not for a log.
 */
export function makeLog(level: string, stream: DestinationStream = pino.destination(2)): Logger {
  const serializers = {
    err: (error: unknown) =>
      error instanceof Error
        ? {
            type: error.name,
            message: error.message,
            code: 'code' in error ? error.code : undefined,
            stack: error.stack,
          }
        : { message: String(error) },
  }
  return pino({ level, serializers }, stream)
}
