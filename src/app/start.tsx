import { createRoot } from 'react-dom/client'
import { startSession } from '#data/session.ts'
import { App } from './App.tsx'
import { makeRouter } from './router.tsx'

/** Puts the product into the page. What was drawn beforehand stays in sight until the page's own code is there. */
export async function start(root: HTMLElement): Promise<void> {
  void startSession()
  const router = makeRouter()
  await router.load()
  createRoot(root).render(<App router={router} />)
}
