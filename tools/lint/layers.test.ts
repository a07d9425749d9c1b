import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Case = readonly [file: string, imported: string, allowed: boolean]

const CASES: Case[] = [
  ['src/domain/cards/a.ts', '#domain/decks/b.ts', true],
  ['src/domain/cards/a.ts', '../decks/b.ts', true],
  ['src/domain/cards/a.ts', 'valibot', false],
  ['src/domain/cards/a.ts', 'react', false],
  ['src/domain/cards/a.ts', 'node:fs', false],
  ['src/domain/cards/a.ts', '@supabase/supabase-js', false],
  ['src/domain/cards/a.ts', '#data/b.ts', false],
  ['src/domain/cards/a.ts', '#url/paths.ts', false],
  ['src/domain/cards/a.ts', '../../ui/Button.tsx', false],
  ['src/url/a.ts', '#domain/cards/card.ts', true],
  ['src/url/a.ts', 'valibot', true],
  ['src/url/a.ts', '#data/b.ts', false],
  ['src/url/a.ts', '#features/cards/b.ts', false],
  ['src/url/a.ts', '../ui/Button.tsx', false],
  ['src/ui/a.ts', './b.ts', true],
  ['src/ui/a.ts', '#ui/b.ts', true],
  ['src/ui/a.ts', '@base-ui/react', true],
  ['src/ui/a.ts', '#domain/cards/card.ts', false],
  ['src/ui/a.ts', '#url/paths.ts', false],
  ['src/ui/a.ts', '../domain/cards/card.ts', false],
  ['src/worker/a.ts', '#url/paths.ts', true],
  ['src/worker/a.ts', 'workbox-routing', true],
  ['src/worker/a.ts', '#data/b.ts', false],
  ['src/worker/a.ts', '../app/b.ts', false],
  ['src/data/a.ts', '#domain/cards/card.ts', true],
  ['src/data/a.ts', '@supabase/supabase-js', true],
  ['src/data/a.ts', '#ui/Button.tsx', false],
  ['src/data/a.ts', '#url/paths.ts', false],
  ['src/data/a.ts', '../features/cards/b.ts', false],
  ['src/cardUi/a.ts', '#domain/cards/card.ts', true],
  ['src/cardUi/a.ts', '#data/b.ts', true],
  ['src/cardUi/a.ts', '#ui/b.ts', true],
  ['src/cardUi/a.ts', '#url/b.ts', true],
  ['src/cardUi/face/a.ts', '../b.ts', true],
  ['src/cardUi/a.ts', '#features/cards/CardPage.tsx', false],
  ['src/cardUi/a.ts', '../features/cards/b.ts', false],
  ['src/cardUi/a.ts', '@supabase/supabase-js', false],
  ['src/data/a.ts', '#cardUi/b.ts', false],
  ['src/ui/a.ts', '#cardUi/b.ts', false],
  ['src/features/decks/a.ts', '#domain/cards/card.ts', true],
  ['src/features/decks/a.ts', '#data/b.ts', true],
  ['src/features/decks/a.ts', '#ui/b.ts', true],
  ['src/features/decks/a.ts', '#url/b.ts', true],
  ['src/features/decks/a.ts', './b.ts', true],
  ['src/features/decks/list/a.ts', '../b.ts', true],
  ['src/features/decks/a.ts', '#cardUi/face/CardFace.tsx', true],
  ['src/features/decks/a.ts', '../../cardUi/b.ts', false],
  ['src/features/decks/a.ts', '#features/cards/CardPage.tsx', false],
  ['src/features/decks/a.ts', '#features/matches/LogMatchButton.tsx', true],
  ['src/features/decks/a.ts', '#features/signIn/SignInPrompt.tsx', true],
  ['src/features/home/a.ts', '#features/decks/FormatBadge.tsx', true],
  ['src/features/home/a.ts', '#features/admin/AdminPage.tsx', false],
  ['src/features/decks/a.ts', '#features/subscription/PlanBadge.tsx', true],
  ['src/features/decks/a.ts', '#features/sets/b.ts', false],
  ['src/features/decks/a.ts', '../sets/b.ts', false],
  ['src/features/decks/a.ts', '../cards/b.ts', false],
  ['src/features/decks/list/a.ts', '../../sets/b.ts', false],
  ['src/features/decks/a.ts', '../../app/routes.tsx', false],
  ['src/features/decks/a.ts', '@supabase/supabase-js', false],
  ['src/app/a.ts', '#features/decks/b.ts', true],
  ['src/app/a.ts', './b.ts', true],
  ['src/app/a.ts', '@supabase/supabase-js', false],
  ['server/a.ts', '#domain/cards/card.ts', true],
  ['server/a.ts', '#url/paths.ts', true],
  ['server/a.ts', '#data/b.ts', false],
  ['server/a.ts', '../src/app/b.ts', false],
  ['server/a.ts', '@supabase/lite', false],
  ['server/backend/a.ts', '@supabase/lite', true],
  ['supabase/functions/check-sets/a.ts', '../_shared/b.ts', true],
  ['supabase/functions/check-sets/a.ts', 'valibot', true],
  ['supabase/functions/check-sets/a.ts', '#domain/cards/card.ts', false],
  ['supabase/functions/check-sets/a.ts', '../../../src/domain/cards/card.ts', false],
  ['supabase/functions/check-sets/a.ts', 'node:fs', false],
  ['tools/a.ts', '#ui/b.ts', false],
  ['e2e/a.ts', '#features/cards/b.ts', false],
  ['server/a.ts', '#cardUi/b.ts', false],
  ['bench/a.ts', '#data/b.ts', false],
]

const fileOf = ([file]: Case, index: number) => file.replace('a.ts', `case${index}.ts`)
const reported = new Set<string>()
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lorefolio-layers-'))
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [index, wanted] of CASES.entries()) {
    const file = join(folder, fileOf(wanted, index))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { thing } from '${wanted[1]}'\n\nexport const used = thing\n`)
  }
  const oxlint = join(process.cwd(), 'node_modules', '.bin', 'oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  for (const { code, filename } of diagnostics) if (code.includes('no-restricted-imports')) reported.add(filename)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('imports between layers', () => {
  for (const [index, wanted] of CASES.entries()) {
    const [file, imported, allowed] = wanted
    test(`${file} ${allowed ? 'may' : 'may not'} import ${imported}`, () => {
      expect(reported.has(fileOf(wanted, index))).toBe(!allowed)
    })
  }

  test('the linter lists every feature, so that none imports from another', () => {
    const config = readFileSync('.oxlintrc.json', 'utf8')
    const listed = /\((account\|[a-zA-Z|]+)\)/.exec(config)?.[1]?.split('|') ?? []
    const features = existsSync('src/features') ? readdirSync('src/features') : []
    expect(listed).toEqual(expect.arrayContaining(features))
  })
})
