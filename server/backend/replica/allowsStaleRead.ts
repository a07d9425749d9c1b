/** Tables that guests see in lists, profiles and on pages of decks. None is cached until the catalogue changes. */
const TABLES = ['decks', 'deck_versions', 'user_profiles', 'user_collections']

/**
 * Read-only procedures that members always call with their token, so that a call without a token is a guest's.
 * `decks_with_card` is not listed, because members call it without a token and must see their latest change.
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
 * Whether the answer to a request for the backend may be a moment old, as for a guest's read of what members publish.
 * Requests of members and the service, reads of the catalogue and all other requests need the newest data.
 */
export function allowsStaleRead({ url, method, headers }: Request, publishableKey: string): boolean {
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? publishableKey
  return (
    headers.get('apikey') === publishableKey &&
    bearer === publishableKey &&
    METHODS.get(new URL(url).pathname)?.includes(method) === true
  )
}
