import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'
import { unsavedPrefix } from '../offline/unsaved.ts'

/** The error codes of the database and the auth service when a session is over or its account is gone. */
const ENDED = /"(?:session_not_found|user_not_found)"/

type EndListener = (token: string) => void

let onSessionEnd: EndListener = () => undefined

/** Calls `onEnd` with the access or refresh token that was refused because its session is over. */
export function whenSessionEnds(onEnd: EndListener): void {
  onSessionEnd = onEnd
}

let isSigningOut = false

/** Runs a deliberate end of the session. Requests that are refused meanwhile were already underway, and are not reported. */
export async function whileSigningOut<T>(run: () => Promise<T>): Promise<T> {
  isSigningOut = true
  try {
    return await run()
  } finally {
    isSigningOut = false
  }
}

/** A `fetch` that reports, to the listener, a token that the backend refuses because its session is over. */
export const reportSessionEnd =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const answer = await send(address, init)
    const token = await refusedToken(answer, init)
    if (token && !isSigningOut) onSessionEnd(token)
    return answer
  }

async function refusedToken(answer: Response, init: RequestInit | undefined): Promise<string | undefined> {
  if (answer.status < 400 || answer.status > 403) return undefined
  if (answer.url.includes('grant_type=refresh_token')) return refreshToken(init?.body)
  if (!ENDED.test(await answer.clone().text())) return undefined
  return new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '')
}

function refreshToken(body: unknown): string | undefined {
  const { refresh_token: token } = JSON.parse(String(body)) as { refresh_token?: string } // as auth-js writes it
  return token
}

/** Stores whether this browser was signed out, under a single key: the prefix followed by an empty text. */
const MARK = prefixedStorage('lorefolio.session-ended')
const markListeners = new Set<() => void>()
const notifyMarkListeners = () => {
  for (const listener of markListeners) listener()
}

/** For `useSyncExternalStore`: whether this browser was signed out from elsewhere, without a sign-in since then. */
export const endedSessionStore = {
  get: (): boolean => MARK.get('') === true,
  getGuest: (): boolean => false,
  subscribe(onChange: () => void) {
    markListeners.add(onChange)
    window.addEventListener('storage', onChange)
    return () => {
      markListeners.delete(onChange)
      window.removeEventListener('storage', onChange)
    }
  },
}

/** Saves, for all tabs, that this browser was signed out. */
export function markSessionEnded(): void {
  MARK.set('', true)
  notifyMarkListeners()
}

/** Clears the mark, because a member has signed in or has dismissed the notice. */
export function clearEndedSession(): void {
  if (!endedSessionStore.get()) return
  MARK.remove('')
  notifyMarkListeners()
}

const stashOf = (userId: string) => prefixedStorage(`${unsavedPrefix(userId)}own.`)
const userStorage = prefixedStorage(USER_STORAGE_PREFIX)

/** Moves a member's unsaved work to keys that only this member reads, because others may use this browser next. */
export function stashUserStorage(userId: string): void {
  for (const key of userStorage.keys()) {
    stashOf(userId).set(key, userStorage.get(key))
    userStorage.remove(key)
  }
}

/** Restores a member's stashed work, beside work that was added here meanwhile. */
export function restoreUserStorage(userId: string): void {
  const { keys, get, remove } = stashOf(userId)
  for (const key of keys()) {
    const isFree = userStorage.get(key) === null
    userStorage.set(isFree ? key : `${key} ${crypto.randomUUID()}`, get(key))
    remove(key)
  }
}
