import { connectPglite } from './server/backend/connectPglite.ts'
import { startHost } from './server/host.ts'
import { setUp } from './server/setUp.ts'
const t = () => performance.now()
for (let i = 0; i < 3; i++) {
  let a = t(); const c = await connectPglite(undefined); const b = t() - a; await c.database.close()
  a = t(); const s = await setUp({ folder: undefined, databaseUrl: undefined, migrationsDir: './supabase/migrations', packFile: undefined, progress() {} }); const d = t() - a
  if (i === 2) { const p = (s.connection as any).driver; a = t(); const dump = await p.dumpDataDir('none'); console.log('dump', t() - a, dump.size)
   const { createPgliteConnection } = await import('@supabase/lite/pglite')
   for (let k=0;k<3;k++){ a = t(); const q = await createPgliteConnection({ pgliteOptions: { loadDataDir: dump } as any }); await (q.driver as any).waitReady; console.log('load', t() - a); console.log((await (q.driver as any).query('select count(*) from cards_2')).rows) }
  }
  await s.database.close()
  a = t(); const h = await startHost({ seed: false }); console.log('connect', b, 'setUp', d, 'host', t() - a); a = t(); await h.close(); console.log('close', t() - a)
}
