import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { sessionStore, startSession } from '#data/session.ts'
import { App } from './App.tsx'
import { keepTyped } from './keepTyped.ts'
import { makeRouter } from './router.tsx'

/**
 * Puts the product into the page. What was drawn beforehand stays in sight until the page's own code is there, and what
 * was typed into it is kept. While a session is restored, that is shown instead.
 */
export async function start(root: HTMLElement): Promise<void> {
  void startSession()
  const router = makeRouter()
  if (sessionStore.get().status !== 'loading') await router.load()
  const typeAgain = keepTyped(root)
  flushSync(() => createRoot(root).render(<App router={router} />))
  typeAgain()
}
