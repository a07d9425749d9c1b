import { mkdtempSync, rmSync } from 'node:fs'
import { measureHost } from './host/measureHost.ts'
import { printTable } from './printTable.ts'
const f = mkdtempSync('/tmp/lf-bench-')
try { printTable(await measureHost(f, '/work/main/dist/site', {starts: 2, readMs: 3000})) } finally { rmSync(f, {recursive: true}) }
