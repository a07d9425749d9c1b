import { join } from 'node:path'
import { MAIL_FOLDER } from '../places.ts'

/** The mails that a hosted project sends, by the same files and subjects (supabase/config.toml). */
export const MAIL_TEMPLATES = {
  recovery: { subject: 'Set a new password for Lorefolio', content_path: join(MAIL_FOLDER, 'recovery.html') },
  confirmation: { subject: 'Confirm your email for Lorefolio', content_path: join(MAIL_FOLDER, 'confirmation.html') },
}

/**
 * Digits of the code behind a mail's link. The link carries a hash of it and of the mail address, which is known, so that
 * the code is what would have to be guessed.
 */
export const MAIL_CODE_DIGITS = 10
