import { join } from 'node:path'
import { MAIL_FOLDER } from '../places.ts'

/** The mails of a hosted project: the same files and subjects as in supabase/config.toml. */
export const MAIL_TEMPLATES = {
  recovery: { subject: 'Set a new password for Lorefolio', content_path: join(MAIL_FOLDER, 'recovery.html') },
  confirmation: { subject: 'Confirm your email for Lorefolio', content_path: join(MAIL_FOLDER, 'confirmation.html') },
}

/**
 * The number of digits of the code of a mail. The mail's link contains a hash of the code and the email address, so an attacker who
 * knows the address would have to guess the code.
 */
export const MAIL_CODE_DIGITS = 10
