import { paths } from './paths.ts'

/** Pages that a mail leads to: their address carries a one-time code, which no other request may mention. */
export const WITH_CODE: readonly string[] = [paths.resetPassword(), paths.confirmEmail()]

/** Whether the page at a path is one of them. */
export const hasCode = (path: string): boolean => WITH_CODE.includes(path.replace(/\/$/, ''))
