import type { Page } from '@playwright/test'

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
