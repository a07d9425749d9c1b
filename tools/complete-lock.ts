// `npm run lock` completes package-lock.json; with --check it only reports missing entries and fails if there are any.
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock, type Lock } from './lock/completeLock.ts'

const file = new URL('../package-lock.json', import.meta.url)
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')) as Lock)

if (added.length === 0) {
  console.log('package-lock.json is complete.')
} else if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${added.length} entries. npm run lock adds them:\n  ${added.join('\n  ')}`)
  process.exitCode = 1
} else {
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${added.length} entries to package-lock.json.`)
}
