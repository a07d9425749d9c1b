import { type EmailDriver, SmtpEmailDriver } from '@supabase/lite'
import type { Logger } from 'pino'
import type { Smtp } from '../config.ts'
import { mailText } from './mailText.ts'

/** Local mail servers, such as those that only display mails, rarely support TLS. */
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/**
 * Sends the backend's mails. Without an SMTP server the operator sees them, for example to recover a password on their machine.
 * The answer to a request does not wait for the mail, so that it takes as long for an address without an account.
 * @param show displays a mail to the operator.
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
        // The backend's plain text has another link and the code, so the text is made from the HTML.
        .send({ to, subject, html, text: mailText(html) })
        .catch((error: unknown) => log.error({ err: error, subject }, 'a mail was not sent'))
    },
  }
}
