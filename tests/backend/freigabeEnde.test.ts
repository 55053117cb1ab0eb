import { expect, test } from 'vitest'
import { formatDatum } from '#src/base/number/german.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { bestaetigen, versandMelden } from '#mocks/backend/druckauftrag/lettershop.ts'
import { anbieterTerminAendern, externAblehnen, externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import {
  approve,
  approved,
  draft,
  fetchK,
  flowForEach,
  goTo,
  orderOf,
  paid,
  refused,
  release,
  ZWEI_PERSONEN,
} from './kampagneFlow.ts'

const flow = flowForEach()

const mailsTo = async (an: string) =>
  (await flow.db.selectFrom('mail').selectAll().where('an', '=', an).orderBy('idMail').execute()).map(
    ({ betreff, text }) => `${betreff}\n${text}`,
  )
const ansicht = (hashKey: string) => flow.call(null, 'fetchFreigabe', { hashKey })
const laterDay = () => {
  const heute = flow.clock.heute()
  return versandtage(heute, addTage(heute, 60), heute).at(-1) ?? ''
}

test('a day that the owner changes after the approval ends it, and who approved is told', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  await approve(flow, key)
  const { idPtKampagne, version } = await fetchK(flow, kampagne.idPtKampagne)
  const versandDatum = laterDay()
  const moved = await flow.call(flow.kunde, 'terminAendern', { idPtKampagne, version, versandDatum })
  expect(moved).toMatchObject({ state: 'inBearbeitungKorrektur', versandDatum })
  const mail = (await mailsTo('paula@example.org')).at(-1)
  expect(mail).toContain('Freigabe beendet: „Herbstaktion“')
  expect(mail).toContain(
    `hat den Versandtermin vom ${formatDatum(flow.versandDatum)} auf den ${formatDatum(versandDatum)} geändert`,
  )
  expect(mail).toContain('Ihre Freigabe gilt damit nicht mehr')
  expect((await ansicht(key)).stand?.lage).toBe('beendet')
  // The next round asks for the new day.
  const again = await release(flow, moved)
  expect((await ansicht(again.key)).vorlage).toMatchObject({ versandDatum, snapshotNr: 2 })
})

test('also once it is paid: the money stays, and the campaign goes on after a new approval', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  const { version, zahlung } = await fetchK(flow, idPtKampagne)
  const moved = await flow.call(flow.kunde, 'terminAendern', { idPtKampagne, version, versandDatum: laterDay() })
  expect(moved).toMatchObject({ state: 'inBearbeitungKorrektur', zahlungsStatus: 'bezahlt' })
  expect(moved.zahlung.betrag).toBe(zahlung.betrag)
  expect((await mailsTo('paula@example.org')).at(-1)).toContain('Freigabe beendet')
  const { key } = await release(flow, moved)
  await approve(flow, key)
  expect((await fetchK(flow, idPtKampagne)).state).toMatch(/inExternerFreigabe|inBezahlung/)
})

test('a missed day under approval: who was asked and who has decided are told that it is over', async () => {
  const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
  await approve(flow, keys[0] ?? '')
  await flow.advance(8)
  const { idPtKampagne, version } = await fetchK(flow, kampagne.idPtKampagne)
  await flow.call(flow.kunde, 'terminAendern', { idPtKampagne, version, versandDatum: laterDay() })
  expect((await mailsTo('paula@example.org')).at(-1)).toContain('Ihre Freigabe gilt damit nicht mehr')
  expect((await mailsTo('quirin@example.org')).at(-1)).toContain('Ihr Link gilt nicht mehr')
  expect((await ansicht(keys[1] ?? '')).zustand).toBe('widerrufen')
})

test.each([
  ['reopened by its owner', 'wieder zur Bearbeitung geöffnet'],
  ['called off by its owner', 'wurde storniert'],
])('a campaign %s ends the approval and tells it', async (how, words) => {
  const { idPtKampagne, version } = await approved(flow)
  if (how.startsWith('reopened')) await flow.call(flow.kunde, 'wiederOeffnen', { idPtKampagne, version })
  else await flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund: 'Abgesagt', gebuehr: 0 })
  const mail = (await mailsTo('paula@example.org')).at(-1)
  expect(mail).toContain('Freigabe beendet')
  expect(mail).toContain(words)
})

test('a check of the provider that fails ends it, too: another version is to be made', async () => {
  const { idPtKampagne } = await paid(flow)
  await externAblehnen(flow.context, idPtKampagne, ['Die Schrift ist zu klein.'])
  expect((await mailsTo('paula@example.org')).at(-1)).toContain('Die Schrift ist zu klein.')
})

test('a name is a label: to change it ends nothing and tells nobody', async () => {
  const { idPtKampagne, version } = await approved(flow)
  const before = await mailsTo('paula@example.org')
  await flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Umbenannt', notiz: 'Neu' })
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inBezahlung')
  expect(await mailsTo('paula@example.org')).toEqual(before)
})

test('who drops out by law, another day of the provider and fewer pieces of the press are told and end nothing', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  const gesperrt = ['Änne;Beispiel5;Prüfweg;5;01067;Dresden', 'Jürgen;Beispiel6;Prüfweg;6;01067;Dresden']
  const datei = new Blob([`vorname;nachname;strasse;hausnummer;plz;ort\n${gesperrt.join('\n')}\n`])
  await flow.call(flow.kunde, 'importSperrliste', { datei })
  await goTo(flow, addTage(flow.versandDatum, -3))

  for (const who of ['paula@example.org', 'kunde@example.org']) {
    const dropped = (await mailsTo(who)).filter((mail) => mail.includes('fallen weg'))
    expect([who, dropped.length]).toEqual([who, 1])
    expect(dropped[0]).toContain('2 von 520 Empfängern fallen weg')
    expect(dropped[0]).toContain('518')
  }
  expect((await mailsTo('paula@example.org')).at(-1)).toContain('Ihre Freigabe gilt weiter')

  const neu = addTage(flow.versandDatum, 4)
  await anbieterTerminAendern(flow.context, idPtKampagne, neu)
  expect((await mailsTo('paula@example.org')).at(-1)).toContain(`auf den ${formatDatum(neu)}`)

  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  await bestaetigen(flow.context, idPtDruckauftrag)
  const before = (await mailsTo('paula@example.org')).length
  await versandMelden(flow.context, idPtDruckauftrag, 500)
  expect((await mailsTo('paula@example.org')).slice(before)).toEqual([
    expect.stringContaining('500 statt 518 Sendungen'),
  ])
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inVersendet')
})

test('who told the others before is not told: a report of all pieces says nothing to an approver', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  await goTo(flow, addTage(flow.versandDatum, -3))
  const before = await mailsTo('paula@example.org')
  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  await bestaetigen(flow.context, idPtDruckauftrag)
  await versandMelden(flow.context, idPtDruckauftrag)
  expect(await mailsTo('paula@example.org')).toEqual(before)
})

const DREI = [...ZWEI_PERSONEN, { name: 'Rosa Richtig', email: 'rosa@example.org' }]
const askedFor = async () => {
  const asked = await release(flow, await draft(flow), { personen: DREI })
  await flow.db.deleteFrom('mail').execute()
  return asked
}
const sagNein = (hashKey: string) =>
  flow.call(null, 'freigabeAblehnen', { hashKey, name: 'Rosa Richtig', grund: 'Die Telefonnummer fehlt.' })

test('what others decide comes as one mail at the end of the round, and to who ends it within the receipt', async () => {
  const { keys } = await askedFor()
  await approve(flow, keys[0] ?? '', 'Paula Prüferin')
  await approve(flow, keys[1] ?? '', 'Quirin Querleser')
  expect((await mailsTo('paula@example.org')).map((mail) => mail.split('\n')[0])).toEqual([
    'Beleg Ihrer Entscheidung: „Herbstaktion“',
  ])
  expect(await mailsTo('rosa@example.org')).toEqual([])
  await approve(flow, keys[2] ?? '', 'Rosa Richtig')

  const [, end = '', ...more] = await mailsTo('paula@example.org')
  expect(more).toEqual([])
  expect(end).toContain('Freigabe abgeschlossen: „Herbstaktion“')
  expect(end).toMatch(
    /So haben die anderen entschieden \(Zeit in Berlin\):\nQuirin Querleser: freigegeben am 20\.11\.2026, /,
  )
  expect(end).toContain('Rosa Richtig: freigegeben am')
  expect(end).not.toContain('Paula Prüferin: ')
  const [receipt = '', ...none] = await mailsTo('rosa@example.org')
  expect(none).toEqual([])
  expect(receipt).toContain('Beleg Ihrer Entscheidung')
  expect(receipt).toContain('Paula Prüferin: freigegeben am')
})

test('a wish for changes ends the round with one mail that has its reason', async () => {
  const { keys } = await askedFor()
  await approve(flow, keys[0] ?? '')
  await sagNein(keys[2] ?? '')
  for (const who of ['paula@example.org', 'quirin@example.org']) {
    const ends = (await mailsTo(who)).filter((mail) => !mail.startsWith('Beleg'))
    expect([who, ends.length]).toEqual([who, 1])
    expect(ends[0]).toContain('Rosa Richtig hat Änderungen an der Druckvorlage')
    expect(ends[0]).toContain('„Die Telefonnummer fehlt.“')
  }
  expect(await mailsTo('rosa@example.org')).toHaveLength(1)
})

test('a day that passes ends the round: who decided and who did not have one mail', async () => {
  const { keys } = await askedFor()
  await approve(flow, keys[0] ?? '')
  await flow.advance(8)
  const run = () => goTo(flow, flow.clock.heute())
  await run()
  await run()
  const passed = async (who: string) => (await mailsTo(who)).filter((mail) => mail.startsWith('Frist abgelaufen'))
  expect(await passed('paula@example.org')).toEqual([expect.stringContaining('Quirin Querleser: nicht entschieden')])
  expect(await passed('rosa@example.org')).toEqual([
    expect.stringContaining('Diese Fassung lässt sich nicht mehr freigeben.'),
  ])
})

test('a dead link says which campaign it was about to who holds its key, and nothing else; one that ran out says nothing', async () => {
  const first = await release(flow, await draft(flow))
  const { idPtKampagne, version } = first.kampagne
  const image = { hashKey: first.key, assetId: 'fremd' }
  const back = await flow.call(flow.kunde, 'freigabeZurueckziehen', { idPtKampagne, version })
  expect(await ansicht(first.key)).toMatchObject({ zustand: 'widerrufen', kampagne: 'Herbstaktion', vorlage: null })
  expect((await refused(flow.call(null, 'downloadFreigabeAsset', image)))?.text).toContain('„Herbstaktion“')
  const second = await release(flow, back, { gueltigTage: 1 })
  await flow.advance(3)
  expect(await ansicht(second.key)).toMatchObject({ zustand: 'abgelaufen', vorlage: null })
  expect(JSON.stringify(await ansicht(second.key))).not.toContain('Herbstaktion')
  const ended = await refused(flow.call(null, 'downloadFreigabeAsset', { ...image, hashKey: second.key }))
  expect(ended?.text).not.toContain('Herbstaktion')
  const unknown = await refused(flow.call(null, 'downloadFreigabeAsset', { ...image, hashKey: 'x'.repeat(43) }))
  expect(unknown).toMatchObject({ status: 404, text: ended?.text })
})
