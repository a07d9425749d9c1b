import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * The host's structured log, by default on stderr. Of an error it contains only the message, code and stack, because errors of the
 * database also have the statement with its values.
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
