import { unzipSync } from 'fflate'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { clearCodes } from '#mocks/backend/kampagne/codes.ts'
import { anreicherungErgebnis } from '#mocks/backend/kampagne/enrichment.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { bestaetigen } from '#mocks/backend/druckauftrag/lettershop.ts'
import { dropZeilen } from '#mocks/backend/zielgruppe/zeilen.ts'
import { addListe, fetchK, flowForAll, goTo, orderOf, paid, refused, testEmpfaenger } from './kampagneFlow.ts'

/** More than one portion of everything that is done in portions, and no multiple of any. */
const VIELE = 1_205

const flow = flowForAll(VIELE)

const rowsOf = (idPtZielgruppe: number) =>
  flow.db
    .selectFrom('zielgruppeEmpfaenger')
    .select(['nr', ...EMPFAENGER_FELDER])
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .orderBy('nr')
    .execute()

it('copies every row of a list, and nobody sees the copy before it is whole', async () => {
  const { idPtZielgruppe } = flow
  const copying = flow.call(flow.kunde, 'kopiereZielgruppe', { idPtZielgruppe })
  const seen = () =>
    flow
      .call(flow.kunde, 'fetchZielgruppen', {})
      .then(({ zielgruppen }) => zielgruppen.find(({ bezeichnung }) => bezeichnung === 'Stammkunden (Kopie)'))
  // Asked for again and again: the first time that it is there, it is whole.
  const first = await vi.waitUntil(seen, { interval: 1, timeout: 60_000 })
  expect(await rowsOf(first.idPtZielgruppe)).toEqual(await rowsOf(idPtZielgruppe))
  const copy = await copying
  expect(copy.idPtZielgruppe).toBe(first.idPtZielgruppe)

  await dropZeilen(flow.context, copy.idPtZielgruppe)
  expect(await rowsOf(copy.idPtZielgruppe)).toEqual([])
  // A copy would bear a number of people whom it does not have.
  expect(await refused(flow.call(flow.kunde, 'kopiereZielgruppe', copy))).toMatchObject({
    status: 409,
    code: 'ADRESSEN_GELOESCHT',
  })
  const { total } = await flow.call(flow.kunde, 'fetchZielgruppen', { q: 'Stammkunden' })
  expect(total).toBe(2)
})

it('exports every row of a list, while it is sent', async () => {
  const { blob } = await flow.call(flow.kunde, 'erstelleDatenExport', {})
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const lines = new TextDecoder().decode(files[`zielgruppen/${flow.idPtZielgruppe}.csv`]).trim().split('\r\n')
  expect(lines).toHaveLength(VIELE + 1)
  expect(lines.at(-1)).toContain(`Beispiel${VIELE}`)
})

it('enriches, prints and forgets every recipient of a campaign', async () => {
  const { idPtKampagne } = await paid(flow, { anreicherung: true })
  await externFreigeben(flow.context, idPtKampagne)
  await anreicherungErgebnis(flow.context, idPtKampagne, 'alle')
  const { anreicherungErgebnis: ergebnis } = await fetchK(flow, idPtKampagne)
  expect(ergebnis).toMatchObject({ gesendet: VIELE, angereichert: VIELE - (ergebnis?.nichtGefunden ?? 0) })
  // Every tenth has no form of address; the first name of every second of them tells it.
  expect(ergebnis?.nichtGefunden).toBe(60)

  await goTo(flow, addTage(flow.versandDatum, -3))
  const order = await orderOf(flow, idPtKampagne)
  const datei = await readFile(join(flow.ordner, order.auftrag, 'empfaenger.csv'))
  const lines = datei.toString().trim().split('\r\n')
  expect([order.menge, lines.length]).toEqual([VIELE, VIELE + 1])
  expect(lines.filter((line) => line.includes(';Frau;') || line.includes(';Herr;'))).toHaveLength(
    ergebnis?.angereichert ?? 0,
  )
  const ticket = await readFile(join(flow.ordner, order.auftrag, 'auftrag.json'), 'utf8')
  expect(ticket).toContain(createHash('sha256').update(datei).digest('hex'))
  await bestaetigen(flow.context, order.idPtDruckauftrag)

  const stand = await flow.db
    .selectFrom('kampagne')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  expect([await clearCodes(flow.context, stand), await clearCodes(flow.context, stand)]).toEqual([true, false])
  const kept = await flow.db
    .selectFrom('empfaengerCode')
    .select('daten')
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  expect([kept.length, kept.filter(({ daten }) => daten !== null).length]).toEqual([VIELE, 0])
})

it('looks through a long list for the blocklist while others have their turn', async () => {
  const person = { vorname: '', nachname: 'Beispiel1', firma: '', strasse: 'Prüfweg', hausnummer: '1', ort: '' }
  await flow.call(flow.kunde, 'saveSperre', { person: { ...person, plz: '01067' } })
  const { idPtWerbemittel } = flow
  const idPtZielgruppe = await addListe(flow, testEmpfaenger(20_000))
  const done: string[] = []
  const saving = flow
    .call(flow.kunde, 'saveKampagne', { bezeichnung: 'Lang', idPtZielgruppe, idPtWerbemittel })
    .then(({ gesperrt }) => done.push(`saved without ${gesperrt}`))
  // Begins while the list is looked through, and is not kept waiting for its end.
  await setImmediate()
  await flow.call(flow.kunde, 'fetchKampagnen', {}).then(() => done.push('list'))
  await saving
  expect(done).toEqual(['list', 'saved without 1'])
})
