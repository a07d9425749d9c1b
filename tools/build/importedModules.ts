import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** The bundler's information about a module: its static imports, and its code as JavaScript. */
export type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null
}

type Syntax = ReturnType<typeof parseSync>['module']

/** The names that a module takes from another one, or null for all. */
type Taken = { readonly request: string; readonly names: readonly string[] | null }

/** The first module of a package. It may only pass on the names of others: that of lucide-react those of 2000 icons. */
const INDEX = /\/node_modules\/.*\/(?:index|lucide-react)\.m?js$/

/**
 * Finds the modules that a module imports, for all modules of a build. It looks through the index of a package: only modules whose
 * names are taken count, as after tree shaking, and not all that the index imports.
 */
export function makeImportedModules(graph: Graph): (id: string) => readonly string[] {
  const importsOf = memoize((id) => graph.getModuleInfo(id)?.importedIds ?? [])
  const syntaxOf = memoize((id) => parseSync('module.js', graph.getModuleInfo(id)?.code ?? '').module)
  const exportsOf = memoize((id) => syntaxOf(id).staticExports.flatMap(({ entries }) => entries))
  const isIndex = memoize((id) => INDEX.test(id) && exportsOf(id).some(({ moduleRequest }) => moduleRequest !== null))

  const targetOf = (id: string, request: string) => {
    const path = request.startsWith('.') ? resolve(dirname(id), request) : `/node_modules/${request}/`
    return importsOf(id).find((other) => other === path || other.includes(path))
  }

  /** The module that defines a name of an index; the index itself if that is unclear. */
  const definingModule = (index: string, name: string): string => {
    const entries = exportsOf(index)
    const named = entries.find(({ exportName }) => exportName.name === name)
    const target = named?.moduleRequest && targetOf(index, named.moduleRequest.value)
    if (target) return isIndex(target) && named.importName.name ? definingModule(target, named.importName.name) : target
    const stars = named ? [] : entries.filter(({ importName }) => importName.kind === 'AllButDefault')
    const source = stars
      .map(({ moduleRequest }) => moduleRequest && targetOf(index, moduleRequest.value))
      .find((id) => id && exportsOf(id).some(({ exportName }) => exportName.name === name))
    if (!source) return index
    return isIndex(source) ? definingModule(source, name) : source
  }

  return (id) => {
    const indexes = new Set(importsOf(id).filter(isIndex))
    if (indexes.size === 0) return importsOf(id)
    const defining = takenBy(syntaxOf(id)).flatMap(({ request, names }) => {
      const target = targetOf(id, request)
      if (target === undefined || !indexes.has(target)) return []
      return names?.map((name) => definingModule(target, name)) ?? [target]
    })
    return [...importsOf(id).filter((other) => !indexes.has(other)), ...defining]
  }
}

const takenBy = ({ staticImports, staticExports }: Syntax): Taken[] => [
  ...staticImports.map(({ moduleRequest, entries }) => takenIn(moduleRequest.value, entries)),
  ...staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [takenIn(entry.moduleRequest.value, [entry])] : [])),
  ),
]

function takenIn(request: string, entries: readonly { importName: { kind: string; name: string | null } }[]): Taken {
  const names = entries.flatMap(({ importName }) =>
    importName.kind === 'Default' ? 'default' : (importName.name ?? []),
  )
  return { request, names: names.length === entries.length ? names : null }
}

function memoize<Value>(read: (id: string) => Value): (id: string) => Value {
  const values = new Map<string, Value>()
  return (id) => {
    const known = values.get(id)
    if (known !== undefined) return known
    const value = read(id)
    values.set(id, value)
    return value
  }
}
