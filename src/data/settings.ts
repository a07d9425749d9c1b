import * as v from 'valibot'

const linkSchema = v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })

const settingsSchema = v.object({
  /** Where the backend answers; empty: at the site's own origin. */
  supabaseUrl: v.optional(v.string(), ''),
  /** The publishable key. It grants nothing: row level security decides. */
  supabaseKey: v.optional(v.string(), ''),
  /** Whether signing in with Google is configured. */
  google: v.optional(v.boolean(), false),
  /** Parameters added to marketplace links, such as a partner's code. */
  affiliate: v.optional(v.record(v.string(), v.string()), {}),
  /** Links to the project's places elsewhere. */
  social: v.optional(v.array(linkSchema), []),
  /** Who counts visits, if anyone. */
  analytics: v.optional(
    v.nullable(v.object({ provider: v.picklist(['plausible', 'umami']), host: v.string(), site: v.string() })),
    null,
  ),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * What the host wrote into the page (`<script id="settings">`). A page served without a host has none and speaks
 * to its own origin.
 * @throws Error naming the field when the settings are there but wrong.
 */
function readSettings(): Settings {
  const text = document.getElementById('settings')?.textContent?.trim()
  const parsed = v.safeParse(settingsSchema, text?.startsWith('{') ? JSON.parse(text) : {})
  if (!parsed.success) throw new Error(`The site's settings are wrong at "${v.getDotPath(parsed.issues[0])}".`)
  return parsed.output
}

export const settings: Settings = readSettings()
