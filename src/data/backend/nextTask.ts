/** Yields to the browser, so that the page stays responsive during long work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
