import { type EmailDriver, type EmailMessage, SmtpEmailDriver } from '@supabase/lite'
import type { Logger } from 'pino'
import type { Smtp } from '../config.ts'

/**
 * How the backend's mails leave. Without an SMTP server they are shown to whoever runs the host, which is how a password is
 * recovered on one's own machine.
 * Sending does not hold up the answer: a request for a mail takes as long for an address that has no account.
 */
export function makeMail(smtp: Smtp | undefined, show: (line: string) => void, log: Logger): EmailDriver {
  if (!smtp) {
    return {
      async send({ to, subject, text = '' }) {
        show(`Mail for ${to}: ${subject}\n${text}`)
      },
    }
  }
  const driver = new SmtpEmailDriver({ ...smtp, from: { name: 'Lorefolio', address: smtp.from } })
  return {
    async send(message: EmailMessage) {
      driver
        .send(message)
        .catch((error: unknown) => log.error({ err: error, subject: message.subject }, 'a mail was not sent'))
    },
  }
}
