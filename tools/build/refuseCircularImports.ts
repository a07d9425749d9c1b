import type { Manifest } from 'vite'

/**
 * Refuses a build whose files import each other in a circle: on some pages one of them would run before its dependency.
 * The groups in vite.config.ts must follow the imports of the modules.
 * @throws Error that names the files of the circle.
 */
export function refuseCircularImports(manifest: Manifest): void {
  const safe = new Set<string>()
  const follow = (name: string, path: readonly string[]) => {
    if (path.includes(name)) throw new Error(`Files import each other in a circle: ${[...path, name].join(' > ')}`)
    if (safe.has(name)) return
    for (const next of manifest[name]?.imports ?? []) follow(next, [...path, name])
    safe.add(name)
  }
  for (const name of Object.keys(manifest)) follow(name, [])
}
