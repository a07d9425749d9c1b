// Deploys this version to a hosted Supabase project, empty or of an older version; see docs/deploy.md. With --dry-run
// it only prints the steps.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../server/runCommand.ts'
import { cardsSql, type Pack } from './deploy/cardsSql.ts'
import { deploy, type DeployEffects } from './deploy/deploy.ts'
import { readDeploySettings } from './deploy/deploySettings.ts'
import { writeHostedSite } from './deploy/hostedSite.ts'

const CLI = 'supabase@3.1.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'dist/site')
const hosted = join(root, 'dist/hosted')

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const deploySettings = readDeploySettings(process.env)
  const say = (line: string) => {
    process.stdout.write(`${line}\n`)
  }
  const dryRun: DeployEffects = {
    say,
    run: async ({ words, env = {} }, reads) => {
      const variables = Object.entries(env).map(([name, value]) => `${name}=${value} `)
      say(`   ${variables.join('')}npx ${CLI} ${words.join(' ')}`)
      return reads ? JSON.stringify([{ name: 'default', type: 'publishable', api_key: 'sb_publishable_…' }]) : ''
    },
    write: async () => say('   into dist/hosted'),
  }
  const real: DeployEffects = {
    say,
    run: async ({ words, env }, reads) => {
      const npx = spawn('npx', ['--yes', CLI, ...words], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', reads ? 'pipe' : 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      })
      let output = ''
      npx.stdout?.on('data', (text) => (output += text))
      const [code] = (await once(npx, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}, see above.`)
      return output
    },
    async write(backend) {
      await mkdir(hosted, { recursive: true })
      await writeHostedSite(built, join(hosted, 'site'), deploySettings.settings, backend)
      const pack = JSON.parse(await readFile(join(built, 'pack.json'), 'utf8')) as Pack // written by our build
      await writeFile(join(hosted, 'cards.sql'), cardsSql(pack))
    },
  }
  await deploy(deploySettings, values['dry-run'] ? dryRun : real)
  if (values['dry-run']) return say('Nothing was done.')
  say(`Done. Upload dist/hosted/site to where ${deploySettings.settings.siteUrl} is served.`)
})
