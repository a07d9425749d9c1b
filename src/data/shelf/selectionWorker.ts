// A web worker that answers which decks can be built at the same time (decision 064). A search blocks it, so that the
// page ends it in order to cancel.
import loadHighs from 'highs'
import program from 'highs/runtime?url'
import { selectDecks } from '#domain/shelf/selectDecks.ts'
import { highsProgram } from './highsProgram.ts'
import type { SelectionReport, SelectionRequest } from './selectionMessages.ts'

const loading = loadHighs({ locateFile: () => program }).then(highsProgram)

// The rule is about windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: SelectionReport) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<SelectionRequest>) => {
  void answer(data).catch((error: unknown) => report({ error: String(error) }))
})

async function answer({ problem, seconds }: SelectionRequest) {
  const solve = await loading
  const end = performance.now() + seconds * 1000
  const secondsLeft = () => (end - performance.now()) / 1000
  report({ answer: selectDecks(problem, { solve, secondsLeft, onProgress: (progress) => report({ progress }) }) })
}
