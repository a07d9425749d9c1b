import { drawPicture } from './drawPicture.ts'
import type { Scene } from './scene.ts'

/** The response of the drawing process: a PNG, or an error message. */
export type DrawingResult = Uint8Array | string

const send = (drawn: DrawingResult) => process.send?.(drawn)

// Draws each scene it receives, one at a time, until the parent process disconnects.
process.on('message', (scene: Scene) => {
  void drawPicture(scene).then(send, (error: unknown) => send(String(error)))
})
process.on('disconnect', () => process.exit())
