import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const MB = 2 ** 20

/** Machines or containers with less memory run the embedded database without optimized code. */
const LOW_MEMORY_MB = 1536

/**
 * With these flags V8 does not optimize WebAssembly. Optimizing the parser of PGlite takes 600 MB for some seconds of each start, and V8
 * cannot leave out one function. Queries take more time.
 */
const WITHOUT_OPTIMIZATION = ['--liftoff-only', '--no-wasm-dynamic-tiering', '--no-wasm-tier-up']

/** When the garbage of the start is collected, in ms after it. */
const COLLECT_MS = 5000

/** The memory of this machine or its container, in MB. */
const memoryMb = () => Math.min(totalmem(), process.constrainedMemory() || Infinity) / MB

/**
 * Makes the embedded database run without optimized code if the machine has little memory. Must be called before it opens.
 * @param availableMb the memory of the machine, in MB
 * @returns whether the mode is enabled
 */
export function enableLowMemoryMode(availableMb = memoryMb(), setFlag = setFlagsFromString): boolean {
  const isLow = availableMb < LOW_MEMORY_MB
  if (isLow) WITHOUT_OPTIMIZATION.forEach((flag) => setFlag(flag))
  return isLow
}

/**
 * Frees what only the start needed, such as the memory of the program that creates a database (about 150 MB). An idle process would
 * keep it. Needs `--expose-gc`, which `npm start` sets.
 */
export function collectGarbageAfterStart(): void {
  setTimeout(() => void globalThis.gc?.({ execution: 'async' }), COLLECT_MS).unref()
}
