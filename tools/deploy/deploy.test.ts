import { describe, expect, test } from 'vitest'
import { type Call, deploy } from './deploy.ts'
import { readDeploySettings } from './deploySettings.ts'
import type { Backend } from './hostedSite.ts'

const PROJECT = 'abcdefghijklmnopqrst'
const ENVIRONMENT = {
  SUPABASE_PROJECT_ID: PROJECT,
  SUPABASE_ACCESS_TOKEN: 'sbp_secret',
  SITE_URL: 'https://cards.example.org/',
}
const KEYS = [
  { name: 'anon', type: 'legacy', api_key: 'old-key' },
  { name: 'default', type: 'secret', api_key: 'sb_secret_1···' },
  { name: 'default', type: 'publishable', api_key: 'sb_publishable_1' },
]

/** Runs a deploy with a stub CLI and records its calls. `failing` is a word of the call that fails. */
async function recordDeploy(
  environment: Record<string, string> = {},
  { keys = KEYS, failing = '' }: { keys?: unknown; failing?: string } = {},
) {
  const calls: Call[] = []
  const sites: Backend[] = []
  const output: string[] = []
  const ended = await deploy(readDeploySettings({ ...ENVIRONMENT, ...environment }), {
    say: (line) => output.push(line),
    run: async (call) => {
      calls.push(call)
      if (call.words.includes(failing)) throw new Error('ended with 1')
      return JSON.stringify(keys)
    },
    write: async (backend) => void sites.push(backend),
  }).then(
    () => 'done',
    (error: Error) => error.message,
  )
  return { ended, sites, output, calls, words: calls.map(({ words }) => words.join(' ')) }
}

describe('a deploy', () => {
  test('fetches the key, writes the site, then changes the project, and names the project in every call', async () => {
    const { ended, words, sites, output } = await recordDeploy()
    expect(ended).toBe('done')
    expect(words).toEqual([
      `projects api-keys --remote=${PROJECT} --output json`,
      `db push --remote=${PROJECT} --include-seed --yes`,
      `functions deploy --use-api --remote=${PROJECT} --yes`,
      `config push --remote=${PROJECT} --yes`,
    ])
    expect(sites).toEqual([{ url: `https://${PROJECT}.supabase.co`, key: 'sb_publishable_1' }])
    expect(output[0]).toBe('1. Ask the project for its publishable key')
  })

  test('passes on the sign-in settings, without secrets in command line arguments', async () => {
    const { calls, words } = await recordDeploy({
      LORCAST_URL: 'https://cards.example/v0/',
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      SMTP_HOST: 'smtp.example.org',
      SMTP_PORT: '2525',
      SMTP_USER: 'sender',
      SMTP_PASS: 'smtp-secret',
      SMTP_FROM: 'hello@example.org',
      CONFIRM_MAIL: 'true',
    })
    expect(words[2]).toBe(`secrets set LORCAST_URL=https://cards.example/v0 --remote=${PROJECT} --yes`)
    expect(calls.at(-1)?.env).toEqual({
      SUPABASE_AUTH_SITE_URL: 'https://cards.example.org',
      SUPABASE_AUTH_EMAIL_ENABLE_CONFIRMATIONS: 'true',
      SUPABASE_AUTH_EXTERNAL_GOOGLE_ENABLED: 'true',
      SUPABASE_AUTH_EMAIL_SMTP_ENABLED: 'true',
      SUPABASE_AUTH_EMAIL_SMTP_PORT: '2525',
    })
    expect(words.join(' ')).not.toContain('secret-')
    expect(words.join(' ')).not.toMatch(/google-secret|smtp-secret|sbp_secret/)
  })

  test('turns off what is no longer configured', async () => {
    const { calls } = await recordDeploy()
    expect(calls.at(-1)?.env).toMatchObject({
      SUPABASE_AUTH_EXTERNAL_GOOGLE_ENABLED: 'false',
      SUPABASE_AUTH_EMAIL_SMTP_ENABLED: 'false',
    })
  })

  test('takes the key of an older project', async () => {
    expect((await recordDeploy({}, { keys: KEYS.slice(0, 1) })).sites[0]?.key).toBe('old-key')
  })

  test.each([[[]], [{}], ['none'], [KEYS.slice(1, 2)]])(
    'changes nothing when the project has no key: %j',
    async (keys) => {
      const { ended, words } = await recordDeploy({}, { keys })
      expect(ended).toBe('Step 1 failed: The project has no publishable key. Create one in its settings.')
      expect(words).toHaveLength(1)
    },
  )

  test('ends at the step that failed', async () => {
    const { ended, words } = await recordDeploy({}, { failing: 'push' })
    expect(ended).toBe('Step 3 failed: ended with 1')
    expect(words).toHaveLength(2)
  })
})

describe('a missing or wrong setting is one clear line', () => {
  test.each([
    [{ SUPABASE_PROJECT_ID: '' }, 'SUPABASE_PROJECT_ID is missing'],
    [{ SUPABASE_PROJECT_ID: 'lorefolio' }, 'SUPABASE_PROJECT_ID must be twenty lowercase letters.'],
    [{ SUPABASE_ACCESS_TOKEN: '' }, 'SUPABASE_ACCESS_TOKEN is missing'],
    [{ SITE_URL: '' }, 'SITE_URL is missing'],
    [{ SITE_URL: 'http://cards.example.org' }, 'SITE_URL must start with https://.'],
    [{ SITE_URL: 'https://example.org/cards' }, 'SITE_URL must not have a path'],
    [{ GOOGLE_CLIENT_ID: 'google-id' }, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET as well.'],
  ])('%j', (environment, line) => {
    expect(() => readDeploySettings({ ...ENVIRONMENT, ...environment })).toThrow(line)
  })
})
