import { type EmailDriver, SmtpEmailDriver } from '@supabase/lite'
import type { Logger } from 'pino'
import type { Smtp } from '../config.ts'
import { mailText } from './mailText.ts'

/** Mail servers on this machine, such as one that only shows mails, seldom speak TLS. */
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/**
 * How the backend's mails leave. Without an SMTP server they are shown to whoever runs the host, which is how a password is
 * recovered on one's own machine.
 * Sending does not hold up the answer: a request for a mail takes as long for an address that has no account.
 */
export function makeMail(smtp: Smtp | undefined, show: (line: string) => void, log: Logger): EmailDriver {
  if (!smtp) {
    return {
      async send({ to, subject, html = '' }) {
        show(`Mail for ${to}: ${subject}\n${mailText(html)}`)
      },
    }
  }
  const driver = new SmtpEmailDriver({
    ...smtp,
    from: { name: 'Lorefolio', address: smtp.from },
    requireTls: !THIS_MACHINE.test(smtp.host),
  })
  return {
    async send({ to, subject, html = '' }) {
      driver
        // The backend's own text beside the HTML is not ours: it has another link, and the code.
        .send({ to, subject, html, text: mailText(html) })
        .catch((error: unknown) => log.error({ err: error, subject }, 'a mail was not sent'))
    },
  }
}
