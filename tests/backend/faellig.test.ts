import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { expect, it } from 'vitest'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { gebeFaelligeFrei } from '#mocks/backend/kampagne/freigabeauftrag.ts'
import { work } from '#mocks/backend/bildgenerierung/arbeit.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { flowForEach, goTo, sent } from './kampagneFlow.ts'

const flow = flowForEach()

/** Every statement of one look at what is due. */
async function statements(): Promise<CompiledQuery[]> {
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const context = { ...flow.context, db: flow.db.withPlugin(recorder) }
  await runDueJobs(context)
  await work(context)
  await gebeFaelligeFrei(context, () => undefined, new AbortController().signal)
  const executor = flow.db.getExecutor()
  return nodes.map((node) => executor.compileQuery(node, { queryId: 'plan' }))
}

/** Few and small, whatever the past: customers, their parts, campaigns that are being frozen. */
const SMALL = /^SCAN (kunde|einfrierung|einstellung)\b/

// How PostgreSQL goes about tables of a few rows says nothing.
it.skipIf(process.env.TEST_PG_URL !== undefined)(
  'the jobs find what is due by an index, never by a look at all',
  async () => {
    const plans = new Set<string>()
    for (const { sql, parameters } of await statements()) {
      const { rows } = await flow.db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      )
      for (const { detail } of rows)
        if (detail.startsWith('SCAN ') && !SMALL.test(detail)) plans.add(`${detail}: ${sql}`)
    }
    expect([...plans]).toEqual([])
  },
)

it('what is over and cleared costs nothing more', async () => {
  await statements()
  const before = (await statements()).length
  await sent(flow)
  await goTo(flow, addTage(flow.clock.heute(), 31))
  // The one list that was there is gone, too: nobody asks for its campaigns and for the groups that leave it out.
  expect((await statements()).length).toBe(before - 2)
})
