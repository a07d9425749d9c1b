import type { Manifest } from 'vite'

/**
 * Refuses a site whose files import each other in a circle: one of them then runs before what it needs, on some page, for
 * some visitors. The groups in vite.config.ts have to follow what the modules import.
 * @throws Error that names the files of the circle.
 */
export function refuseCircles(manifest: Manifest): void {
  const safe = new Set<string>()
  const follow = (name: string, path: readonly string[]) => {
    if (path.includes(name)) throw new Error(`Files import each other in a circle: ${[...path, name].join(' > ')}`)
    if (safe.has(name)) return
    for (const next of manifest[name]?.imports ?? []) follow(next, [...path, name])
    safe.add(name)
  }
  for (const name of Object.keys(manifest)) follow(name, [])
}
