import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { encodeFields } from '#src/contract/encoding.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'

/** What no request sets on its own, in every spelling that a table knows. */
const EXTRA = {
  idPtKunde: 2,
  idThHeadhunterMitarbeiter: 1,
  idPtKundeMitarbeiter: 1,
  state: 'inVersendet',
  status: 'aktiv',
  preis: { brutto: 1 },
  brutto: 1,
  bezahlt: 99_999,
  zahlungsStatus: 'bezahlt',
  zahlungslimit: 1_000_000,
  role: 'inhaber',
  ability: [{ action: 'manage', subject: 'all' }],
  accountType: 'customer',
  aktiv: 0,
  menge: 1,
  potenzial: 1,
  avvAkzeptiert: 1,
  avvAkzeptiertAm: '2020-01-01T00:00:00.000Z',
  avvAkzeptiertVon: 'Niemand',
  passwort: 'Fremd-gesetzt-2026!',
  zweiFaktor: 0,
  rechnungsnummer: 'RE-2026-999999',
}

const WRITING = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].encoding === 'form')

/** Everything that EXTRA would change, if a request could. */
async function decided(db: Db) {
  return {
    kampagnen: await db
      .selectFrom('kampagne')
      .select(['idPtKampagne', 'idPtKunde', 'state', 'preis', 'bezahlt', 'zahlungsStatus', 'menge'])
      .orderBy('idPtKampagne')
      .execute(),
    zielgruppen: await db
      .selectFrom('zielgruppe')
      .select(['idPtZielgruppe', 'idPtKunde', 'potenzial'])
      .orderBy('idPtZielgruppe')
      .execute(),
    werbemittel: await db
      .selectFrom('werbemittel')
      .select(['idPtWerbemittel', 'idPtKunde'])
      .orderBy('idPtWerbemittel')
      .execute(),
    mitarbeiter: await db
      .selectFrom('mitarbeiter')
      .select(['idThHeadhunterMitarbeiter', 'idPtKunde', 'role', 'aktiv'])
      .orderBy('idThHeadhunterMitarbeiter')
      .execute(),
    kunden: await db
      .selectFrom('kunde')
      .select(['idPtKunde', 'avvAkzeptiertAm', 'avvAkzeptiertVon'])
      .orderBy('idPtKunde')
      .execute(),
    zugaenge: await db
      .selectFrom('zugang')
      .select(['idZugang', 'idPtKunde', 'idThHeadhunterMitarbeiter'])
      .orderBy('idZugang')
      .execute(),
    rechnungen: await db.selectFrom('rechnung').select(['idPtKunde', 'rechnungsnummer', 'brutto']).execute(),
  }
}

describe('SEC-04 fields that nobody may set', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let token: string

  beforeAll(async () => {
    sample = await readSample(backend, 1)
    token = await backend.login('kunde@example.org')
  })

  /** What a call leaves behind; it is taken back afterwards. */
  async function outcome(name: OperationName, extra: object) {
    const { path, aktion } = operations[name]
    const fields = encodeFields(operations[name], SAMPLE_INPUTS[name](sample))
    const transaction = await backend.db.startTransaction().execute()
    try {
      const response = await composeApp({ ...backend.parts, db: transaction }).request(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...extra, ...fields, ...(aktion === null ? {} : { aktion }) }),
      })
      return { status: response.status, after: await decided(transaction) }
    } finally {
      await transaction.rollback().execute()
    }
  }

  it.each(WRITING)('are ignored or refused by %s', async (name) => {
    const { shape } = operations[name].input.def as unknown as { shape: Record<string, unknown> }
    const extra = Object.fromEntries(Object.entries(EXTRA).filter(([field]) => !Object.hasOwn(shape, field)))
    const plain = await outcome(name, {})
    const stuffed = await outcome(name, extra)
    expect(stuffed).toEqual(plain)
  })
})
