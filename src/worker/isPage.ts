import { paths } from '#url/paths.ts'

/** What the host answers by itself: the backend and its own files, which have an ending. Names in addresses may have dots. */
const OF_HOST = /^\/(?:rest|auth|functions)\/|^\/healthz$|\.(?:css|js|json|png|svg|txt|webmanifest|xml)$/

/** They are of no use without the host, which sends them with a header that keeps the code in their address to itself. */
const WITH_CODE: ReadonlySet<string> = new Set([paths.resetPassword(), paths.confirmEmail()])

/** Whether the app draws what stands at a path, so that its shell may stand in while the host cannot be reached. */
export const isPage = (path: string): boolean => !OF_HOST.test(path) && !WITH_CODE.has(path.replace(/\/$/, ''))
