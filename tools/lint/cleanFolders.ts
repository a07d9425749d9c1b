/** Folders whose code is in plain words. Add a folder when it is clean, until the list is "src", "server" and so on. */
export const CLEAN_FOLDERS: readonly string[] = [
  'bench',
  'e2e',
  'server',
  'src/app',
  'src/cardUi',
  'src/data',
  'src/domain',
  'src/features/account',
  'src/features/admin',
  'src/features/cards',
  'src/features/characters',
  'src/features/collection',
  'src/features/decks',
  'src/features/guides',
  'src/features/home',
  'src/features/legal',
  'src/features/matches',
  'src/features/onboarding',
  'src/features/sets',
  'src/features/signIn',
  'src/features/subscription',
  'src/ui',
  'src/url',
  'src/worker',
  'supabase/functions',
  'supabase/schema',
  'supabase/tests',
  'tools',
]

/** Files outside of these folders that are in plain words, as glob patterns. */
export const CLEAN_FILES: readonly string[] = [
  '*.config.ts',
  '.ci/run',
  '.oxlintrc.json',
  'Dockerfile',
  'index.html',
  'tsconfig*.json',
]

/** A correct use of a banned word: `word` as found, in files whose path starts with `path`. */
export type Allowed = { readonly path: string; readonly word: string; readonly reason: string }

export const ALLOWED: readonly Allowed[] = [
  { path: 'server/preview', word: 'drawn', reason: 'Satori and resvg draw pictures.' },
  { path: 'src/domain/decks', word: 'drawn', reason: 'Players draw cards.' },
  { path: 'src/domain/decks/deckPermissions.ts', word: 'of their own', reason: 'A policy has this name.' },
]
