import { fileURLToPath } from 'node:url'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where things lie in the project's folder, whose path may have spaces in it. */
export const MIGRATIONS = place('../supabase/migrations')
export const MAIL_FOLDER = place('../supabase/templates')
export const BUILT_SITE = place('../dist/site')
