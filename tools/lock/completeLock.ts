/** An entry of package-lock.json (format 3), with the fields used here. */
export type LockEntry = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockEntry> }

const SYSTEMS = new Set('aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '))
const PROCESSORS = new Set('arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '))
const C_LIBRARIES: Record<string, string> = {
  musl: 'musl',
  musleabihf: 'musl',
  glibc: 'glibc',
  gnu: 'glibc',
  gnueabihf: 'glibc',
}

/**
 * Adds the entries that npm left out of a lock file. npm drops optional dependencies that the registry could not
 * provide (binaries for other systems), and then `npm ci` refuses that lock file. Added entries have no hash.
 * @returns the completed lock (the argument is not modified) and the added entries as "name@version".
 * @throws if a missing dependency is not pinned to one version, because the version to add is then unknown.
 */
export function completeLock(lock: Lock): { lock: Lock; added: string[] } {
  const packages = { ...lock.packages }
  const added: string[] = []
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolveEntry(packages, parent, name)
      if (found && (found.version === wanted || !isExact(wanted))) continue
      if (!isExact(wanted)) throw new Error(`${parent} wants ${name}@${wanted}, which is not one exact version`)
      const path = found ? `${parent}/node_modules/${name}` : `node_modules/${name}`
      packages[path] = { version: wanted, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true }
      added.push(`${name}@${wanted}`)
    }
  }
  return { lock: { ...lock, packages: inOrder(packages) }, added }
}

/** Resolves a package from a folder upwards to the root, as Node does. */
function resolveEntry(packages: Record<string, LockEntry>, from: string, name: string): LockEntry | undefined {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder}/node_modules/${name}`]
    if (entry) return entry
  }
  return packages[`node_modules/${name}`]
}

/**
 * The platform in a package name: "@oxlint/binding-linux-x64-musl" is for linux, x64, musl. npm skips entries for other
 * platforms.
 */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.has(word))
  const cpu = words.filter((word) => PROCESSORS.has(word))
  const libc = words.flatMap((word) => C_LIBRARIES[word] ?? [])
  if (os.length + cpu.length === 0) throw new Error(`The name ${name} contains no platform`)
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

const isExact = (version: string) => /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version)

const inOrder = (packages: Record<string, LockEntry>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
