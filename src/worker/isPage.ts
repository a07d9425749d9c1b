import { hasCode } from '#url/hasCode.ts'

/** What the host answers by itself: the backend and its own files, which have an ending. Names in addresses may have dots. */
const OF_HOST = /^\/(?:rest|auth|functions|pictures)\/|^\/healthz$|\.(?:css|js|json|png|svg|txt|webmanifest|xml)$/

/**
 * Whether the app draws what stands at a path, so that its shell may stand in while the host cannot be reached. Pages with
 * a code are of no use without the host, which sends them with a header that keeps the code to itself.
 */
export const isPage = (path: string): boolean => !OF_HOST.test(path) && !hasCode(path)
