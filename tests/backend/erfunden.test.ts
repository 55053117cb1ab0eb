import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ seed: 'demo' })

/** Domains that belong to nobody (RFC 2606), and this machine. */
const NOBODYS = /(?:^|\.)(?:example\.(?:org|com|net)|example|invalid|localhost)$/

it('DSG-10 no mail address and no link of the demo leads to anybody', async () => {
  let state = ''
  for (const { name } of await backend.db.introspection.getTables())
    state += JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(backend.db)).rows)
  const domains = [...state.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)|https?:\/\/([\w.-]+)/g)].map(
    ([, mail, host]) => mail ?? host ?? '',
  )
  expect(domains.length).toBeGreaterThan(50)
  expect([...new Set(domains)].filter((domain) => !NOBODYS.test(domain))).toEqual([])
})
