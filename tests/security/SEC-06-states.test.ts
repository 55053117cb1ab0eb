import { beforeAll, describe, expect, it } from 'vitest'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { ACTIONS, KAMPAGNE_ACTIONS } from '#src/domain/kampagne/transitions.ts'
import { Refusal } from '#mocks/backend/platform/context.ts'
import { act } from '#mocks/backend/kampagne/act.ts'
import { draft, flowForAll } from '#tests/backend/kampagneFlow.ts'
import { databaseState } from '#tests/support/databaseState.ts'

const PAIRS = KAMPAGNE_STATES.flatMap((from) => KAMPAGNE_STATES.map((to) => ({ from, to })))

describe('SEC-06 of the 11 x 11 ways between two states', () => {
  const flow = flowForAll()
  let idPtKampagne: number

  beforeAll(async () => {
    ;({ idPtKampagne } = await draft(flow))
  })

  it('every one is known', () => {
    expect(PAIRS).toHaveLength(121)
  })

  it.each(KAMPAGNE_STATES)(
    'STA-02 those from %s that the table does not hold are refused and leave no trace',
    async (from) => {
      await flow.db.updateTable('kampagne').set({ state: from }).where('idPtKampagne', '=', idPtKampagne).execute()
      const before = await databaseState(flow.db)
      for (const { to } of PAIRS.filter((pair) => pair.from === from)) {
        const leading = KAMPAGNE_ACTIONS.filter((action) => ACTIONS[action].rows.some((row) => row.to === to))
        // An action that has a place in this state leads where the table says; the domain's own tests hold it to that.
        for (const action of leading.filter((name) => !ACTIONS[name].rows.some((row) => row.from.includes(from)))) {
          const outcome = await act(flow.context, idPtKampagne, action, { wer: 'system', name: 'Test' }).catch(
            (error: unknown) => (error instanceof Refusal ? error.status : String(error)),
          )
          expect([from, to, action, outcome]).toEqual([from, to, action, 409])
        }
      }
      // Row, version, history and outbox are all part of it.
      expect(await databaseState(flow.db)).toEqual(before)
    },
  )
})
