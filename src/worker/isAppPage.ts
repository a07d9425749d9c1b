import { hasCode } from '#url/hasCode.ts'

/**
 * Paths that only the host answers: the backend, and files by their extension. Names in page paths may contain dots.
 */
const HOST_PATH = /^\/(?:rest|auth|functions|pictures)\/|^\/healthz$|\.(?:css|js|json|png|svg|txt|webmanifest|xml)$/

/**
 * Whether the app renders a path, so that the app shell may be shown while the host is unreachable. Pages with a
 * code in their address are useless without the host, which sends them with a header that keeps the code private.
 */
export const isAppPage = (path: string): boolean => !HOST_PATH.test(path) && !hasCode(path)
