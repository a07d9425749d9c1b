import { expect, test } from 'vitest'
import { drawPicture } from './drawPicture.ts'
import { makeCardScene, makeDeckScene } from './scene.fixture.ts'
import type { Scene } from './scene.ts'

const draw = async (scene: Scene) => Buffer.from(await drawPicture(scene))
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
const named = (name: string) => draw(makeDeckScene({ name }))

test.each<Scene>([
  { kind: 'card', card: makeCardScene() },
  { kind: 'cards', eyebrow: 'Character', name: 'Elsa', line: '1 card', cards: [makeCardScene()] },
  { kind: 'cards', eyebrow: 'Set', name: 'Of nothing', line: '0 cards', cards: [] },
  makeDeckScene(),
  { kind: 'collection', name: 'Tala', progress: { collected: 0, total: 0 }, sets: [] },
  {
    kind: 'collection',
    name: 'Tala',
    progress: { collected: 5, total: 9 },
    sets: [{ name: 'Fabled', collected: 5, total: 5 }],
  },
  { kind: 'site' },
])('a $kind picture is 1200 by 630', async (scene) => {
  expect(sizeOf(await draw(scene))).toEqual([1200, 630])
})

test('equal scenes give equal pictures', async () => {
  expect((await named('Snow')).equals(await named('Snow'))).toBe(true)
})

test.each([
  ['of endless words', 'W'.repeat(100)],
  ['of markup', '</script><svg onload=alert(1)> &amp; {I}'],
  ['of invisible characters', '\u200B\u200D\uFEFF\u2060'],
  ['of invalid characters', 'a\uD800b\0'],
  ['of many alphabets', 'עברית العربية 日本語 Ελλάδα ไทย 👩‍👩‍👧🔥'],
])('a name %s can be drawn', async (_, name) => {
  const long = {
    characterName: name,
    version: name,
    set: name,
    franchise: name,
    text: name.repeat(30),
    flavorText: name,
    rarity: name,
    types: [name],
  }
  expect(sizeOf(await draw({ kind: 'card', card: makeCardScene({ ...long, classifications: [name] }) }))).toEqual([
    1200, 630,
  ])
})

test.each([
  ['a right-to-left override', 'Snow\u202E day', 'Snow day'],
  ['a pile of combining marks', `Snow${'\u0337\u0353'.repeat(40)} day`, 'Snow day'],
  ['a letter missing from the fonts', 'Vi\u1EC7t 𝕾now', 'Viet Snow'],
  ['an emoji', 'Snow day 🔥', 'Snow day'],
])('%s is left out, and the readable text stays', async (_, written, read) => {
  expect((await named(written)).equals(await named(read))).toBe(true)
})

test('letters of European names are drawn as written', async () => {
  expect((await named('Te Kā')).equals(await named('Te Ka'))).toBe(false)
})
