// Writes the offline card pack to dist/site/pack.json, or to the path given as argument.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { makePack } from './makePack.ts'

const target = resolve(process.argv[2] ?? 'dist/site/pack.json')
const pack = makePack()
await mkdir(dirname(target), { recursive: true })
await writeFile(target, JSON.stringify(pack))
console.log(`Packed ${pack.cards.length} cards of ${pack.sets.length} sets.`)
