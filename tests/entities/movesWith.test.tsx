import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { useFreigabeErteilen } from '#src/entities/freigabe/queries.ts'
import { useDeleteKampagne, useSaveKampagne } from '#src/entities/kampagne/queries.ts'
import { useSaveStandardAbsender } from '#src/entities/konto/queries.ts'
import { useSaveVierAugen } from '#src/entities/mitarbeiter/queries.ts'
import { useStorniereRechnung } from '#src/entities/rechnung/queries.ts'
import {
  useDeleteSperre,
  useEntferneRobinsonliste,
  useImportRobinsonliste,
  useImportSperrliste,
  useSaveSperre,
} from '#src/entities/sperrliste/queries.ts'
import { useSaveWerbemittel } from '#src/entities/werbemittel/queries.ts'
import { useStarteZahlung } from '#src/entities/zahlung/queries.ts'
import { useArchiviereZielgruppe, useSaveZielgruppe } from '#src/entities/zielgruppe/queries.ts'
import { honoAdapter } from '#tests/support/honoAdapter.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { CSV, SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ seed: 'demo' })
let sample: Sample
beforeAll(async () => {
  const { idPtKunde } = await backend.db
    .selectFrom('zugang')
    .select('idPtKunde')
    .where('email', '=', 'kunde@example.org')
    .executeTakeFirstOrThrow()
  sample = await readSample(backend, idPtKunde)
  const token = await backend.login('kunde@example.org')
  configureApi({
    credentials: () => ({ token, konto: null }),
    onSessionLost: () => undefined,
    adapter: honoAdapter(backend.app),
  })
})

/** What was read before, an entry of each noun that another page shows. */
const KEYS = {
  zielgruppe: ['zielgruppe', 'beispiele', 1],
  liste: ['zielgruppe', 'list', {}],
  kampagne: ['kampagne', 'list', {}],
  entwurf: ['kampagne', 'detail', 1],
  werbemittel: ['werbemittel', 'list', {}],
  rechnung: ['rechnung', 'list', {}],
  zahlung: ['zahlung', 'list', 1],
  statistik: ['statistik', 'kampagnen', {}],
  abgleich: ['sperrliste', 'abgleich', {}],
  bild: ['bild', 'list', {}],
  freigabe: ['freigabe', 'detail', 'key'],
} satisfies Record<string, QueryKey>
type Read = keyof typeof KEYS

function clientWithAll(): QueryClient {
  const client = createQueryClient()
  for (const key of Object.values(KEYS)) client.setQueryData(key, {})
  return client
}

const olderOf = (client: QueryClient) =>
  Object.entries(KEYS).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated === true ? [name] : []))

/** Does one change, and says what of the rest is read again. */
async function change<I>(useHook: () => { mutateAsync: (input: I) => Promise<unknown> }, input: I): Promise<string[]> {
  const client = clientWithAll()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useHook, { wrapper })
  await act(() => result.current.mutateAsync(input))
  return olderOf(client)
}

const REACH: Read[] = ['zielgruppe', 'liste', 'kampagne', 'entwurf', 'abgleich']
const datei = () => ({ datei: new Blob([CSV]), dateiName: 'liste.csv' })
const CHANGES: [name: string, made: () => Promise<string[]>, older: Read[]][] = [
  ['somebody is blocked', () => change(useSaveSperre, SAMPLE_INPUTS.saveSperre(sample)), REACH],
  ['a block is taken back', () => change(useDeleteSperre, SAMPLE_INPUTS.deleteSperre(sample)), REACH],
  ['a blocklist is imported', () => change(useImportSperrliste, datei()), REACH],
  ['a Robinson list is imported', () => change(useImportRobinsonliste, datei()), REACH],
  ['the Robinson list is removed', () => change(useEntferneRobinsonliste, undefined), REACH],
  [
    'a target group is saved',
    () => change(useSaveZielgruppe, SAMPLE_INPUTS.saveZielgruppe(sample)),
    ['zielgruppe', 'liste', 'kampagne', 'entwurf', 'abgleich'],
  ],
  [
    'a target group is put aside',
    () =>
      change(useArchiviereZielgruppe, {
        ...sample.zielgruppe,
        version: sample.zielgruppe.version + 1,
        archiviert: true,
      }),
    ['liste', 'kampagne', 'abgleich'],
  ],
  [
    'a sheet is saved',
    () => change(useSaveWerbemittel, SAMPLE_INPUTS.saveWerbemittel(sample)),
    ['werbemittel', 'kampagne', 'entwurf', 'bild'],
  ],
  [
    'the sender of the account',
    () => change(useSaveStandardAbsender, SAMPLE_INPUTS.saveStandardAbsender(sample)),
    ['kampagne', 'entwurf', 'freigabe'],
  ],
  ['the rule of two', () => change(useSaveVierAugen, SAMPLE_INPUTS.saveVierAugen(sample)), ['kampagne', 'entwurf']],
  [
    'a draft is saved',
    () => change(useSaveKampagne, SAMPLE_INPUTS.saveKampagne(sample)),
    ['kampagne', 'liste', 'werbemittel'],
  ],
  [
    'an approval is given',
    () => change(useFreigabeErteilen, SAMPLE_INPUTS.freigabeErteilen(sample)),
    ['kampagne', 'entwurf', 'liste', 'werbemittel', 'rechnung', 'zahlung', 'statistik'],
  ],
  [
    'a payment begins',
    () => change(useStarteZahlung, SAMPLE_INPUTS.starteZahlung(sample)),
    ['kampagne', 'entwurf', 'liste', 'werbemittel', 'rechnung', 'statistik'],
  ],
  [
    'an invoice is cancelled',
    () => change(useStorniereRechnung, SAMPLE_INPUTS.storniereRechnung(sample)),
    ['rechnung', 'kampagne', 'entwurf', 'zahlung', 'statistik'],
  ],
  [
    'a draft is deleted',
    () =>
      change(useDeleteKampagne, {
        ...sample.kampagne('inBearbeitung'),
        version: sample.kampagne('inBearbeitung').version + 1,
      }),
    ['kampagne', 'liste', 'werbemittel'],
  ],
]

test.each(CHANGES)('what shows it is read again: %s', async (_, made, older) => {
  expect(await made()).toEqual(expect.arrayContaining(older))
})

test('a name that is saved leaves figures and invoices as they were read', async () => {
  const older = await change(useSaveStandardAbsender, {
    ...SAMPLE_INPUTS.saveStandardAbsender(sample),
    version: sample.kontoVersion('absender') + 1,
  })
  expect(older).not.toContain('statistik')
  expect(older).not.toContain('rechnung')
})
