/** Lets the browser answer its visitor before the next piece of long work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
