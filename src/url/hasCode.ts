import { paths } from './paths.ts'

/** Pages with a one-time code from a mail in their address, which no other request may contain. */
export const WITH_CODE: readonly string[] = [paths.resetPassword(), paths.confirmEmail()]

/** Whether the page at a path is one of them. */
export const hasCode = (path: string): boolean => WITH_CODE.includes(path.replace(/\/$/, ''))
