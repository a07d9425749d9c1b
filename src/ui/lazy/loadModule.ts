import { isNewest } from './isNewest.ts'

/** Why a module could not be loaded: no network, a newer build on the server that no longer has the file, or anything else. */
export type LoadProblem = 'offline' | 'outdated' | 'failed'

/** The sentence on screen for each problem. */
export const LOAD_PROBLEMS: Readonly<Record<LoadProblem, string>> = {
  offline: "You're offline, and this isn't saved on this device yet.",
  outdated: 'There is a newer version of this site. Reload the page to use it.',
  failed: "This couldn't be loaded. Check your connection and try again.",
}

/** The address of the host's page. Its query makes caches miss. */
const NEWEST_PAGE = '/index.html?newest'
const TIMEOUT_MS = 5000

/** A module that could not be loaded. Its message can be shown to the visitor. */
export class ModuleLoadError extends Error {
  readonly problem: LoadProblem

  constructor(problem: LoadProblem, options?: ErrorOptions) {
    super(LOAD_PROBLEMS[problem], options)
    this.name = 'ModuleLoadError'
    this.problem = problem
  }
}

/**
 * Runs a dynamic `import()`. All code that is loaded on demand goes through this function, so that every page
 * explains a missing file in the same way.
 * @param load calls `import()`; it may be called again after a failure.
 * @throws ModuleLoadError when the file cannot be fetched or run.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new ModuleLoadError(await findProblem(), { cause })
  }
}

async function findProblem(): Promise<LoadProblem> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(NEWEST_PAGE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok && !isNewest(document, await response.text()) ? 'outdated' : 'failed'
  } catch {
    return 'failed'
  }
}
