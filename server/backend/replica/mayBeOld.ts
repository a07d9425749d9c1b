/** Tables that guests see in lists, profiles and on pages of decks. None is cached until the catalogue changes. */
const TABLES = ['decks', 'deck_versions', 'user_profiles', 'user_collections']

/**
 * Procedures that only read, and are called with the token of members. `decks_with_card` and others are called without it, also by
 * a member who has just changed their result.
 */
const PROCEDURES = [
  'find_decks',
  'sample_decks',
  'collection_of',
  'lists_of',
  'collection_value_history',
  'collection_movers',
]

const READS = ['GET', 'HEAD']
/** The methods that only read, by path. */
const METHODS = new Map<string, readonly string[]>([
  ...TABLES.map((name): [string, string[]] => [`/rest/v1/${name}`, READS]),
  ...PROCEDURES.map((name): [string, string[]] => [`/rest/v1/rpc/${name}`, [...READS, 'POST']]),
])

/**
 * Whether the answer to a request for the backend may be a moment old: a guest's read of what members publish. Requests of members,
 * the service, for the catalogue, and all others need the newest data.
 */
export function mayBeOld({ url, method, headers }: Request, publishableKey: string): boolean {
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? publishableKey
  return (
    headers.get('apikey') === publishableKey &&
    bearer === publishableKey &&
    METHODS.get(new URL(url).pathname)?.includes(method) === true
  )
}
