import { drawPicture } from './drawPicture.ts'
import type { Scene } from './scene.ts'

/** What comes back for a scene: a PNG, or why there is none. */
export type Drawn = Uint8Array | string

const send = (drawn: Drawn) => process.send?.(drawn)

// Draws what it is sent, one picture at a time, for as long as whoever started it is there.
process.on('message', (scene: Scene) => {
  void drawPicture(scene).then(send, (error: unknown) => send(String(error)))
})
process.on('disconnect', () => process.exit())
