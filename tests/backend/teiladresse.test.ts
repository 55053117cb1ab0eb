import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import type { Empfaenger, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { adressZeilen } from '#src/engines/print/beispiel.ts'
import { draft, flowForEach, goTo, paid } from './kampagneFlow.ts'

const flow = flowForEach()

const ALLE: ZielgruppeFilter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' } }
const gruppe = (filter: Partial<ZielgruppeFilter>) =>
  flow.call(flow.kunde, 'saveZielgruppe', { bezeichnung: 'Nachbarn', filter: { ...ALLE, ...filter } })
const beispiele = async (idPtZielgruppe: number) =>
  (await flow.call(flow.kunde, 'fetchBeispielEmpfaenger', { idPtZielgruppe })).empfaenger
const namen = ({ anrede, titel, vorname, nachname, zusatz }: Empfaenger) =>
  [anrede, titel, vorname, nachname, zusatz].join('')

describe('domain 4.3.16 a filter addressed without names', () => {
  test('names nobody, in the usual words or in others, and reaches as many', async () => {
    const genannt = await gruppe({})
    const ohne = await gruppe({ teiladressiert: true })
    expect(ohne.potenzial).toBe(genannt.potenzial)
    const haeuser = await beispiele(ohne.idPtZielgruppe)
    expect(haeuser.map(namen).join('')).toBe('')
    expect(haeuser.map((e) => adressZeilen(e)[0])).toContain('An die Bewohner des Hauses')
    const andere = await gruppe({ teiladressiert: true, anredeText: 'An unsere Nachbarn' })
    expect((await beispiele(andere.idPtZielgruppe)).map((e) => adressZeilen(e)[0])).toContain('An unsere Nachbarn')
    expect((await beispiele(genannt.idPtZielgruppe)).map(namen)).not.toContain('')
  })

  test('leaves out who is on the blocklist by his name all the same', async () => {
    const { idPtZielgruppe } = await gruppe({})
    const [first] = await beispiele(idPtZielgruppe)
    if (!first) throw new Error('nobody')
    const { vorname, nachname, firma, strasse, hausnummer, plz, ort } = first
    await flow.call(flow.kunde, 'saveSperre', {
      person: { vorname, nachname, firma, strasse, hausnummer, plz, ort },
    })
    flow.idPtZielgruppe = (await gruppe({ teiladressiert: true })).idPtZielgruppe
    expect(await draft(flow)).toMatchObject({ gesperrt: 1, ausgenommen: { sperrliste: 1 } })
  })

  test('is frozen and printed without a name anywhere in the package', async () => {
    flow.idPtZielgruppe = (
      await gruppe({
        teiladressiert: true,
        anredeText: 'An unsere Nachbarn',
        menge: { anzahl: 500, regel: 'zufall', startzahl: 7 },
      })
    ).idPtZielgruppe
    const { idPtKampagne } = await paid(flow)
    const frozen = await flow.db.selectFrom('empfaengerCode').select('daten').execute()
    expect(frozen).toHaveLength(500)
    expect(frozen.filter(({ daten }) => !daten?.includes('"vorname":""'))).toEqual([])
    await externFreigeben(flow.context, idPtKampagne)
    await goTo(flow, addTage(flow.versandDatum, -3))
    const { auftrag, menge } = await flow.db.selectFrom('druckauftrag').selectAll().executeTakeFirstOrThrow()
    expect(menge).toBe(500)
    const list = await readFile(join(flow.ordner, auftrag, 'empfaenger.csv'), 'utf8')
    expect(list.split('\n').filter((line) => line.includes('An unsere Nachbarn'))).toHaveLength(500)
  })
})
