/** One entry of package-lock.json (format 3), as far as it matters here. */
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
 * Adds what npm left out of a lock file: npm drops the optional dependencies that the registry could not give it
 * (binaries for other systems), and then `npm ci` refuses the very file it wrote. The added entries carry no hash.
 *
 * @returns the completed lock (the given one stays as it is) and the added entries as "name@version".
 * @throws when a missing dependency is not pinned to one version: which one to enter is then unknown.
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

/** Looks a package up from where it is wanted towards the root, as Node does. */
function resolveEntry(packages: Record<string, LockEntry>, from: string, name: string): LockEntry | undefined {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder}/node_modules/${name}`]
    if (entry) return entry
  }
  return packages[`node_modules/${name}`]
}

/** "@oxlint/binding-linux-x64-musl" runs on linux, x64, musl: npm skips an entry whose platform is not its own. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.has(word))
  const cpu = words.filter((word) => PROCESSORS.has(word))
  const libc = words.flatMap((word) => C_LIBRARIES[word] ?? [])
  if (os.length + cpu.length === 0) throw new Error(`The name ${name} does not tell which system it is for`)
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

const isExact = (version: string) => /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version)

const inOrder = (packages: Record<string, LockEntry>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
