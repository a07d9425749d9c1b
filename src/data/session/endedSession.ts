import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'
import { unsavedPrefix } from '../offline/unsaved.ts'

/** The error codes of the database and the auth service when a session is over or its account is gone. */
const ENDED = /"(?:session_not_found|user_not_found)"/

type EndListener = (token: string) => void

let listener: EndListener = () => undefined

/** Calls `onEnd` with the access or refresh token that was refused because its session is over. */
export function whenSessionEnds(onEnd: EndListener): void {
  listener = onEnd
}

let isLeaving = false

/** Runs a deliberate end of the session. Requests that are refused meanwhile were underway, and are not reported. */
export async function leaving<T>(run: () => Promise<T>): Promise<T> {
  isLeaving = true
  try {
    return await run()
  } finally {
    isLeaving = false
  }
}

/** A `fetch` that notices when the backend refuses a token because its session is over. */
export const reportSessionEnd =
  (ask: typeof fetch): typeof fetch =>
  async (address, init) => {
    const answer = await ask(address, init)
    const token = await refusedToken(answer, init)
    if (token && !isLeaving) listener(token)
    return answer
  }

async function refusedToken(answer: Response, init: RequestInit | undefined): Promise<string | undefined> {
  if (answer.status < 400 || answer.status > 403) return undefined
  if (answer.url.includes('grant_type=refresh_token')) return refreshToken(init?.body)
  if (!ENDED.test(await answer.clone().text())) return undefined
  return new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '')
}

function refreshToken(body: unknown): string | undefined {
  const { refresh_token: token } = JSON.parse(String(body)) as { refresh_token?: string } // as supabase-js writes it
  return token
}

/** The storage of the note that this browser was signed out. It has one key, which is empty after the prefix. */
const NOTE = prefixedStorage('lorefolio.session-ended')
const noteListeners = new Set<() => void>()
const notifyNoteListeners = () => {
  for (const one of noteListeners) one()
}

/** For `useSyncExternalStore`: whether this browser was signed out from elsewhere, without a sign-in since then. */
export const endedSessionStore = {
  get: (): boolean => NOTE.get('') === true,
  getGuest: (): boolean => false,
  subscribe(onChange: () => void) {
    noteListeners.add(onChange)
    window.addEventListener('storage', onChange)
    return () => {
      noteListeners.delete(onChange)
      window.removeEventListener('storage', onChange)
    }
  },
}

/** Saves, for all tabs, that this browser was signed out. */
export function noteEndedSession(): void {
  NOTE.set('', true)
  notifyNoteListeners()
}

/** Clears the note, because a member has signed in or has read it. */
export function clearEndedSession(): void {
  if (!endedSessionStore.get()) return
  NOTE.remove('')
  notifyNoteListeners()
}

const setAside = (userId: string) => prefixedStorage(`${unsavedPrefix(userId)}own.`)
const own = prefixedStorage(USER_STORAGE_PREFIX)

/** Moves a member's unsaved work to keys that only this member reads, because others may use this browser next. */
export function setUserStorageAside(userId: string): void {
  for (const key of own.keys()) {
    setAside(userId).set(key, own.get(key))
    own.remove(key)
  }
}

/** Restores the work that was set aside for a member, beside work that was added here meanwhile. */
export function restoreUserStorage(userId: string): void {
  const { keys, get, remove } = setAside(userId)
  for (const key of keys()) {
    const isFree = own.get(key) === null
    own.set(isFree ? key : `${key} ${crypto.randomUUID()}`, get(key))
    remove(key)
  }
}
