import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { CallRefused, readAnswer, requestOf } from '#tests/support/wire.ts'

/** Calls whose sample is refused for a reason of the domain, with the code of that reason. */
const REFUSED: Partial<Record<OperationName, string>> = {
  uploadPdf: 'PDF_UNGUELTIG',
  erzeugeBilder: 'KEIN_BILDDIENST',
  fortsetzen: 'NICHT_MOEGLICH',
  bricheZahlungAb: 'NICHT_MOEGLICH',
  // The customer himself has no employee's record, and the sample is active already.
  saveEigeneAngaben: 'NICHT_MOEGLICH',
  uploadAvatar: 'NICHT_MOEGLICH',
  deleteAvatar: 'NICHT_MOEGLICH',
  ladeErneutEin: 'NICHT_MOEGLICH',
  zieheEinladungZurueck: 'NICHT_MOEGLICH',
  reaktiviereMitarbeiter: 'NICHT_MOEGLICH',
  bestaetigeZweiFaktor: 'EINRICHTUNG_ABGELAUFEN',
  erneuereWiederherstellungscodes: 'ZWEI_FAKTOR_AUS',
  schalteZweiFaktorAus: 'ZWEI_FAKTOR_AUS',
  bestaetigeAnmeldung: 'ANMELDUNG_ABGELAUFEN',
  beantrageLoeschung: 'LOESCHUNG_NICHT_MOEGLICH',
}

const NAMES = Object.keys(operations) as OperationName[]

describe('every operation', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let token: string

  beforeAll(async () => {
    sample = await readSample(backend, 1)
    token = await backend.login('kunde@example.org')
  })

  it.each(NAMES)('%s is answered as the contract says', async (name) => {
    // Taken back afterwards, so that each call meets the same data.
    const transaction = await backend.db.startTransaction().execute()
    const request = requestOf(operations[name], SAMPLE_INPUTS[name](sample), { authorization: `Bearer ${token}` })
    const outcome = await readAnswer(
      operations[name],
      await composeApp({ ...backend.parts, db: transaction }).request(request),
    )
      .then(
        (answer) => typeof answer,
        (error: unknown) => (error instanceof CallRefused ? error.code : String(error)),
      )
      .finally(() => transaction.rollback().execute())
    expect([name, outcome]).toEqual([name, REFUSED[name] ?? 'object'])
    expect(backend.log.filter(({ ereignis }) => ereignis === 'fehler')).toEqual([])
  })
})

describe('the table', () => {
  it('names every call once', () => {
    const keys = NAMES.map((name) => {
      const { method, path, aktion } = operations[name]
      return `${method} ${path} ${aktion}`
    })
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('holds the four calls of the specification word for word', () => {
    const specified = NAMES.filter((name) => operations[name].source === 'spec 7').map((name) => {
      const { method, path, aktion, encoding } = operations[name]
      return `${method} ${path} ${aktion ?? '-'} ${encoding}`
    })
    expect(specified.toSorted()).toEqual([
      'GET /api/ajaxServer/ fetchGeneralPricelist query',
      'GET /api/verwaltung/ downloadAvvContractAsPdf query',
      'POST /api/login/ checkUserLogin form',
      'POST /api/logout/ - form',
    ])
  })

  it('never lets a reading method write', () => {
    for (const name of NAMES) {
      const writes = /^(save|delete|upload|kopiere|archiviere|starte|storn|anhalten|akzeptiere)/.test(name)
      expect([name, writes && operations[name].method === 'GET']).toEqual([name, false])
    }
  })
})
