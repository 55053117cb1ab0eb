import { describe, expect, test } from 'vitest'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { Input } from '#src/contract/operation.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { readAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { codesOf } from '#src/engines/addresses/codes/codes.ts'
import { addListe, draft, fetchK, flowForEach, goTo, paid, refused, release, testEmpfaenger } from './kampagneFlow.ts'

const flow = flowForEach(520)

const personen = testEmpfaenger(420)
const person = (n: number): Empfaenger => {
  const found = personen[n]
  if (!found) throw new Error('no such person')
  return found
}

/** The n-th of the test list as other programs write him: capitals, "Str.", no umlaut. */
const zeile = (n: number) => {
  const { vorname, nachname, hausnummer, plz, ort } = person(n)
  return `${vorname.replace('Ä', 'Ae').replace('ü', 'ue')};${nachname.toUpperCase()};PRUEFWEG;${hausnummer};${plz};${ort}`
}
const KOPF = 'vorname;nachname;strasse;hausnummer;plz;ort'
const datei = (...nummern: number[]) => new Blob([[KOPF, ...nummern.map(zeile)].join('\r\n')])

const robinson = (...nummern: number[]) =>
  flow.call(flow.kunde, 'importRobinsonliste', { datei: datei(...nummern), dateiName: 'robinson 2026.csv' })

const upload = (ausschluss: Ausschluss | undefined, ...nummern: number[]) =>
  hochladen(nummern, ausschluss ? { ausschluss } : {})

const hochladen = (nummern: number[], dazu: Partial<Input<(typeof zielgruppeOperations)['uploadAdressen']>>) =>
  flow.call(flow.kunde, 'uploadAdressen', {
    bezeichnung: 'Neue Liste',
    datei: datei(...nummern),
    dateiName: 'neu.csv',
    dateiZeilen: nummern.length,
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    zuordnung: {},
    datenquelle: 'Kundenkartei',
    rechtmaessigErhoben: true,
    ohneWarnungen: [],
    ...dazu,
  })

/** What a browser finds about somebody by the hashes alone. */
async function gruende(ausschluss: Ausschluss, wer: Empfaenger): Promise<string[]> {
  const { blob } = await flow.call(flow.kunde, 'fetchAbgleich', { ausschluss })
  return codesOf(readAbgleich(await blob.text()).maske(wer))
}

const place = async (ausschluss: Ausschluss) => {
  const { idPtZielgruppe } = flow
  const { version, bezeichnung } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe })
  return flow.call(flow.kunde, 'saveZielgruppe', { idPtZielgruppe, version, bezeichnung, ausschluss })
}

describe('domain 4.3.13 the Robinson list', () => {
  test('leaves people out of uploads and campaigns, until a newer one takes its place or it is taken away', async () => {
    expect(await robinson(3, 4)).toEqual({ eintraege: 2, ausgelassen: 0 })
    expect(await flow.call(flow.kunde, 'fetchAbgleichStand', {})).toMatchObject({
      sperrliste: 0,
      robinson: { dateiName: 'robinson 2026.csv', eintraege: 2, wer: 'Katharina Brandt' },
    })
    const saved = await upload(undefined, 3, 4, 5)
    expect([saved.potenzial, saved.pruefung?.jeCode.robinson]).toEqual([1, 2])
    expect(await draft(flow)).toMatchObject({ menge: 518, gesperrt: 2, ausgenommen: { robinson: 2 } })
    await robinson(4)
    expect(await draft(flow)).toMatchObject({ menge: 519, ausgenommen: { robinson: 1 } })
    await flow.call(flow.kunde, 'entferneRobinsonliste', {})
    expect((await draft(flow)).ausgenommen).toBeUndefined()
    const stored = await flow.db.selectFrom('robinson').selectAll().execute()
    expect(stored).toEqual([])
  })

  test('DSG-05 keeps of its people keys and the postal code', async () => {
    await robinson(3)
    const [row] = await flow.db.selectFrom('robinson').selectAll().execute()
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['fassung', 'idPtKunde', 'merkmale', 'plz', 'schluessel'])
    expect(row?.schluessel).toMatch(/^[0-9a-f]{64}$/)
    expect(row?.merkmale).toMatch(/^\d+;[0-9a-f]{12};([0-9a-f]{8},)+[0-9a-f]{8}$/)
  })

  test('a file in which nobody stands changes nothing', async () => {
    await robinson(3)
    const leer = flow.call(flow.kunde, 'importRobinsonliste', {
      datei: new Blob([`${KOPF}\r\n;;;;;\r\nA;;Weg;1;;Ort`]),
      dateiName: 'leer.csv',
    })
    expect(await refused(leer)).toMatchObject({ status: 422, code: 'KEINE_PERSONEN' })
    expect(await flow.db.selectFrom('robinson').select('plz').execute()).toHaveLength(1)
  })

  test('that two people read at once is one of both, whole, and never a mixture', async () => {
    const answers = await Promise.allSettled([robinson(...Array(400).keys()), robinson(401, 402)])
    const { robinson: stand } = await flow.call(flow.kunde, 'fetchAbgleichStand', {})
    expect([2, 400]).toContain(stand?.eintraege)
    const { blob } = await flow.call(flow.kunde, 'fetchAbgleich', { ausschluss: {} })
    const gelten = (await blob.text()).split('\n').filter((line) => line.startsWith('robinson;'))
    expect(gelten).toHaveLength(stand?.eintraege ?? 0)
    expect(await flow.db.selectFrom('robinson').select('plz').execute()).toHaveLength(gelten.length)
    // Whoever was overtaken is told so.
    for (const answer of answers)
      expect(answer).toMatchObject(
        answer.status === 'fulfilled' ? { value: { ausgelassen: 0 } } : { reason: { code: 'ROBINSONLISTE_NEUER' } },
      )
  })

  test('of one customer is nobody else’s', async () => {
    await robinson(3)
    expect(await flow.call(flow.andere, 'fetchAbgleichStand', {})).toEqual({ sperrliste: 0, robinson: null })
  })
})

describe('domain 4.3.13 who was written to', () => {
  test('is left out by the days before the dispatch, and again by another campaign later', async () => {
    const erste = await paid(flow)
    flow.idPtZielgruppe = await addListe(flow, testEmpfaenger(1030).slice(510))
    const heute = flow.clock.heute()
    const grenze = addTage(flow.versandDatum, 30)
    const naechsterTag = versandtage(heute, grenze, heute).at(-1) ?? ''
    const tage = (Date.parse(naechsterTag) - Date.parse(flow.versandDatum)) / 86_400_000
    expect(await draft(flow, { versandDatum: naechsterTag })).toMatchObject({ menge: 520, gesperrt: 0 })
    await place({ angeschriebenTage: tage })
    const zweite = await draft(flow, { versandDatum: naechsterTag })
    expect(zweite).toMatchObject({ menge: 510, ausgenommen: { kuerzlich: 10 } })
    await place({ angeschriebenTage: tage - 1 })
    expect(await draft(flow, { versandDatum: naechsterTag })).toMatchObject({ menge: 520 })
    await place({ angeschriebenTage: 30 })
    const { kampagne } = await release(flow, await fetchK(flow, zweite.idPtKampagne))
    expect(kampagne.menge).toBe(510)
    const frozen = await flow.db
      .selectFrom('empfaengerCode')
      .select('daten')
      .where('idPtKampagne', '=', zweite.idPtKampagne)
      .execute()
    const nummern = frozen.map(({ daten }) => Number(/Beispiel(\d+)/.exec(daten ?? '')?.[1]))
    expect([nummern.length, Math.min(...nummern)]).toEqual([510, 521])
    expect(erste.menge).toBe(520)
  })

  test('by a campaign approved meanwhile is found once more before the print, and the history says so', async () => {
    await place({ angeschriebenTage: 30 })
    const tage = versandtage(flow.clock.heute(), addTage(flow.versandDatum, 10), flow.clock.heute())
    const spaet = await paid(flow, { bezeichnung: 'Spät', versandDatum: tage[3] ?? '' })
    expect(spaet.menge).toBe(520)
    // Ten of its people are written to before, by another list.
    const liste = flow.idPtZielgruppe
    flow.idPtZielgruppe = await addListe(flow, testEmpfaenger(1030).slice(510))
    const frueh = await paid(flow, { bezeichnung: 'Früh' })
    flow.idPtZielgruppe = liste
    for (const { idPtKampagne } of [spaet, frueh]) await externFreigeben(flow.context, idPtKampagne)
    for (const { versandDatum } of [frueh, spaet]) await goTo(flow, addTage(versandDatum ?? '', -3))
    const auftraege = await flow.db.selectFrom('druckauftrag').select(['idPtKampagne', 'menge']).execute()
    expect(new Map(auftraege.map(({ idPtKampagne, menge }) => [idPtKampagne, menge]))).toEqual(
      new Map([
        [frueh.idPtKampagne, 520],
        [spaet.idPtKampagne, 510],
      ]),
    )
    flow.kunde = await flow.login('kunde@example.org')
    const { verlauf } = await fetchK(flow, spaet.idPtKampagne)
    expect(verlauf.some(({ grund }) => grund?.includes('10 Personen im Abgleich ausgelassen'))).toBe(true)
  })

  test('two campaigns of one day never empty each other', async () => {
    await place({ angeschriebenTage: 30 })
    const a = await paid(flow, { bezeichnung: 'A' })
    const b = await draft(flow, { bezeichnung: 'B' })
    expect([a.menge, b.menge, b.gesperrt]).toEqual([520, 0, 520])
    expect((await fetchK(flow, a.idPtKampagne)).menge).toBe(520)
  })
})

describe('domain 4.3.13 other lists', () => {
  test('are taken off at the upload and kept with the group', async () => {
    const ausschluss = { listen: [{ idPtZielgruppe: flow.idPtZielgruppe }] }
    flow.kunde = await flow.login('kunde@example.org')
    const { blob } = await flow.call(flow.kunde, 'fetchAbgleich', { ausschluss })
    expect((await blob.text()).split('\n').filter((line) => line.startsWith('andereListe;01067;'))).toHaveLength(520)
    const bestand = await addListe(flow, testEmpfaenger(2))
    const saved = await upload({ listen: [{ idPtZielgruppe: bestand }] }, 0, 1, 2)
    expect([saved.potenzial, saved.pruefung?.jeCode.andereListe]).toEqual([1, 2])
    expect(saved.ausschluss).toEqual({ listen: [{ idPtZielgruppe: bestand, bezeichnung: 'Stammkunden' }] })
  })

  test('that are gone, or not one’s own, are refused by name', async () => {
    const fremd = await addListe(flow, testEmpfaenger(1), 2)
    const answer = await refused(upload({ listen: [{ idPtZielgruppe: fremd, bezeichnung: 'Bestand' }] }, 0))
    expect(answer).toMatchObject({ status: 422, code: 'AUSSCHLUSS_UNGUELTIG' })
    expect(answer?.text).toMatch(/Die Liste „Bestand“.*Nehmen Sie sie aus dem Abgleich\.$/)
  })
})

describe('domain 4.3.13 a list that is taken off another', () => {
  const weg = (idPtZielgruppe: number) =>
    flow.db.updateTable('zielgruppe').set({ geleert: 1 }).where('idPtZielgruppe', '=', idPtZielgruppe).execute()

  test('and is gone holds the campaign up by its name, until it is taken out', async () => {
    const bestand = await addListe(flow, testEmpfaenger(2))
    await place({ listen: [{ idPtZielgruppe: bestand, bezeichnung: 'Stammkunden' }] })
    const before = await draft(flow)
    expect([before.menge, before.ausgenommen]).toEqual([518, { andereListe: 2 }])
    await weg(bestand)
    const { ausschluss } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe: flow.idPtZielgruppe })
    expect(ausschluss?.listen).toEqual([{ idPtZielgruppe: bestand, bezeichnung: 'Stammkunden', fehlt: true }])
    // More people cost more, which is told first.
    expect(await refused(release(flow, before))).toMatchObject({ code: 'PREIS_GEAENDERT' })
    const kampagne = await fetchK(flow, before.idPtKampagne)
    const answer = await refused(release(flow, kampagne))
    expect(answer?.text).toContain('die Liste „Stammkunden“ auslassen, die es nicht mehr gibt')
    await place({})
    expect((await release(flow, await fetchK(flow, kampagne.idPtKampagne))).kampagne.menge).toBe(520)
  })

  test('and put right is taken off as it is now', async () => {
    const bestand = await addListe(flow, testEmpfaenger(2))
    const { version: before } = await place({ listen: [{ idPtZielgruppe: bestand, bezeichnung: 'Stammkunden' }] })
    const { version } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe: bestand })
    const neue = await hochladen([0, 1, 2], { ersetzt: { idPtZielgruppe: bestand, version } })
    const { ausschluss } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe: flow.idPtZielgruppe })
    expect(ausschluss?.listen).toEqual([{ idPtZielgruppe: neue.idPtZielgruppe, bezeichnung: 'Stammkunden' }])
    expect((await draft(flow)).ausgenommen).toEqual({ andereListe: 3 })
    // A form that is still open with the old list is told so, and does not bring it back.
    const save = flow.call(flow.kunde, 'saveZielgruppe', {
      idPtZielgruppe: flow.idPtZielgruppe,
      bezeichnung: 'Kunden',
      version: before,
    })
    expect(await refused(save)).toMatchObject({ status: 409, code: 'VERSION_VERALTET' })
  })

  test('and put right while it leaves out itself leaves out nobody for that', async () => {
    const bestand = await addListe(flow, testEmpfaenger(2))
    const { version } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe: bestand })
    const neue = await hochladen([5, 6], {
      ersetzt: { idPtZielgruppe: bestand, version },
      ausschluss: { listen: [{ idPtZielgruppe: bestand }] },
    })
    flow.idPtZielgruppe = neue.idPtZielgruppe
    expect((await draft(flow)).menge).toBe(2)
  })
})

describe('the hashes of a browser', () => {
  test('find everybody who is left out, by all reasons, and nobody else', async () => {
    await paid(flow)
    await robinson(3)
    const { vorname, nachname, firma, strasse, hausnummer, plz, ort } = person(3)
    await flow.call(flow.kunde, 'saveSperre', {
      person: { vorname, nachname, firma, strasse, hausnummer, plz, ort },
    })
    const alle = { angeschriebenTage: 30, listen: [{ idPtZielgruppe: flow.idPtZielgruppe }] }
    expect(await gruende(alle, person(3))).toEqual(['sperrliste', 'robinson', 'andereListe'])
    expect(await gruende({}, person(4))).toEqual([])
    expect(await gruende(alle, { ...person(4), hausnummer: '99' })).toEqual([])
    await flow.advance(40)
    flow.kunde = await flow.login('kunde@example.org')
    expect(await gruende({ angeschriebenTage: 30 }, person(3))).toContain('sperrliste')
  })

  test('hold no name and no street, and differ between customers', async () => {
    await robinson(3)
    const text = await (await flow.call(flow.kunde, 'fetchAbgleich', { ausschluss: {} })).blob.text()
    expect(text).toMatch(
      /^grund;plz;haeuser;sicher;fraglich\nsalz;;[^\n]+\nrobinson;01067;\d+;[0-9a-f]{12};[0-9a-f,]+\n$/,
    )
    await flow.call(flow.andere, 'saveSperre', { person: { ...person(3), nachname: 'Beispiel4' } })
    const other = await (await flow.call(flow.andere, 'fetchAbgleich', { ausschluss: {} })).blob.text()
    expect(other.split(';').at(-1)).not.toBe(text.split(';').at(-1))
  })
})
