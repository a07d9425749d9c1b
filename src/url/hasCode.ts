import { paths } from './paths.ts'

/** Pages with a one-time code from a mail in their address, which no other request may contain. */
export const WITH_CODE: readonly string[] = [paths.resetPassword(), paths.confirmEmail()]

/** Whether a path leads to a page of `WITH_CODE`, with or without a slash at its end. */
export const hasCode = (path: string): boolean => WITH_CODE.includes(path.replace(/\/$/, ''))
