// Notes in the file LOADED which modules for traces a process loads. It is imported before the host: `node --import`.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const [name] = /server\/tracing\/\w+\.ts|@opentelemetry\/[\w-]+/.exec(resolved.url) ?? []
    if (name !== undefined) appendFileSync(process.env['LOADED'] ?? '', `${name}\n`)
    return resolved
  },
})
