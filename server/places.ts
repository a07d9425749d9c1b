import { fileURLToPath } from 'node:url'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folders of the project, whose path may contain spaces. */
export const MIGRATIONS = place('../supabase/migrations')
export const MAIL_FOLDER = place('../supabase/templates')
export const BUILT_SITE = place('../dist/site')
