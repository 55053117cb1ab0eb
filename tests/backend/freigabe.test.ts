import { expect, test } from 'vitest'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { maskSatz } from '#mocks/backend/kampagne/mask.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import {
  ALLES_BESTAETIGT,
  approve,
  draft,
  fetchK,
  flowForEach,
  lassWarnen,
  mailedKey,
  refused,
  release,
  testEmpfaenger,
  ZWEI_PERSONEN,
} from './kampagneFlow.ts'

const flow = flowForEach()

const ansicht = (hashKey: string) => flow.call(null, 'fetchFreigabe', { hashKey })
const reject = (hashKey: string, grund = 'Die Telefonnummer fehlt.') =>
  flow.call(null, 'freigabeAblehnen', { hashKey, name: 'Paula Prüferin', grund })
const mailsTo = async (an: string) =>
  (await flow.db.selectFrom('mail').selectAll().where('an', '=', an).orderBy('idMail').execute()).map(
    ({ betreff, text }) => `${betreff}\n${text}`,
  )

test('shows the frozen sheet with masked people, and neither list nor price', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  const { zustand, darfEntscheiden, vorlage } = await ansicht(key)
  expect({ zustand, darfEntscheiden }).toEqual({ zustand: 'gueltig', darfEntscheiden: true })
  expect(vorlage).toMatchObject({ menge: 520, preis: null, snapshotHash: kampagne.snapshotHash })
  expect(vorlage?.datenschutzText).toBe(kampagne.datenschutzText)
  const [beispiel] = vorlage?.beispiele ?? []
  expect(beispiel?.nachname).toMatch(/^Bxxxxxxx0*$/)
  expect(beispiel?.ort).toBe('Dresden')
  const raw = await (await flow.send(null, 'fetchFreigabe', { hashKey: key })).text()
  for (const secret of ['Prüfweg', 'Jürgen', 'Änne', '01067', 'K12', '"code"']) expect(raw).not.toContain(secret)
})

test('stores only the hash of a key, and notes when the link was opened', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  expect(key).toMatch(/^[\w-]{43}$/)
  const dump = JSON.stringify(await flow.db.selectFrom('freigabe').selectAll().execute())
  expect(dump).not.toContain(key)
  expect(kampagne.freigaben[0]?.geoeffnetAm).toBeNull()
  await ansicht(key)
  expect((await fetchK(flow, kampagne.idPtKampagne)).freigaben[0]?.geoeffnetAm).not.toBeNull()
  const [mail] = await mailsTo('paula@example.org')
  expect(mail).toContain('Bitte um Freigabe')
})

test.each(['A'.repeat(43), 'kurz', `${'A'.repeat(43)}.`, "' OR 1=1--", '%00'])(
  'LNK-02 an odd key %j is answered like every other unknown key',
  async (hashKey) => {
    expect(await refused(ansicht(hashKey))).toMatchObject({ status: 404, code: 'NICHT_GEFUNDEN' })
    expect(await refused(reject(hashKey))).toMatchObject({ status: 404, code: 'NICHT_GEFUNDEN' })
  },
)

test('LNK-01 stops guessing after twenty misses, while a real key still opens', async () => {
  const { key } = await release(flow, await draft(flow))
  for (let i = 0; i < 20; i += 1) expect((await refused(ansicht(`${i}`.padEnd(43, 'x'))))?.status).toBe(404)
  expect((await refused(ansicht('y'.repeat(43))))?.status).toBe(429)
  expect((await ansicht(key)).zustand).toBe('gueltig')
})

test('an approval keeps the hash and moves the campaign to payment', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  const receipt = await approve(flow, key)
  expect(receipt).toMatchObject({ zustand: 'entschieden', entscheidung: 'freigegeben', name: 'Paula Prüferin' })
  const row = await flow.db.selectFrom('freigabe').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ snapshotHash: kampagne.snapshotHash, ipGekuerzt: '127.0.0.0' })
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  expect((await mailsTo('kunde@example.org')).at(-1)).toContain('Bitte bezahlen Sie nun')
})

test('LNK-05 a link that was used shows its receipt, and decides no second time', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  await approve(flow, key)
  expect(await ansicht(key)).toMatchObject({ zustand: 'entschieden', darfEntscheiden: false, name: 'Paula Prüferin' })
  expect((await refused(reject(key)))?.text).toContain('Eine zweite Entscheidung ist nicht möglich.')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
})

test('an approval needs all four ticks and the very hash that is stored', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  const base = { hashKey: key, name: 'Paula', snapshotHash: kampagne.snapshotHash ?? '' }
  const half = flow.call(null, 'freigabeErteilen', { ...base, bestaetigt: ['text', 'bild'] })
  expect(await refused(half)).toMatchObject({ status: 422 })
  const other = flow.call(null, 'freigabeErteilen', {
    ...base,
    snapshotHash: 'f'.repeat(64),
    bestaetigt: [...ALLES_BESTAETIGT],
  })
  expect(await refused(other)).toMatchObject({ status: 409, code: 'FASSUNG_GEAENDERT' })
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inInternerFreigabe')
})

test('a tampered snapshot cannot be approved', async () => {
  const { key } = await release(flow, await draft(flow))
  const { inhalt } = await flow.db.selectFrom('snapshot').select('inhalt').executeTakeFirstOrThrow()
  await flow.db
    .updateTable('snapshot')
    .set({ inhalt: inhalt.replace('laden.example.org', 'boese.example.org') })
    .execute()
  expect(await refused(approve(flow, key))).toMatchObject({ status: 409, code: 'FASSUNG_GEAENDERT' })
})

test('under "alle" the last approval moves the campaign', async () => {
  const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
  await approve(flow, keys[0] ?? '')
  const between = await fetchK(flow, kampagne.idPtKampagne)
  expect(between).toMatchObject({ state: 'inInternerFreigabe', teilstatus: 'freigabeTeilweise' })
  await approve(flow, keys[1] ?? '', 'Quirin')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
})

test('under "einer" the first approval closes the other link', async () => {
  const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN, quorum: 'einer' })
  await approve(flow, keys[0] ?? '')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  expect(await ansicht(keys[1] ?? '')).toMatchObject({ zustand: 'geschlossen', vorlage: null })
  const late = await refused(reject(keys[1] ?? ''))
  expect(late).toMatchObject({ status: 409, code: 'BEREITS_ENTSCHIEDEN' })
  expect(late?.text).toContain('Paula Prüferin')
})

test('a wish for changes closes all links and reaches everybody with its reason', async () => {
  const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
  await approve(flow, keys[1] ?? '', 'Quirin')
  await reject(keys[0] ?? '')
  const after = await fetchK(flow, kampagne.idPtKampagne)
  expect(after.state).toBe('inBearbeitungKorrektur')
  expect(after.verlauf.at(-1)).toMatchObject({ aktion: 'freigabeAblehnen', grund: 'Die Telefonnummer fehlt.' })
  expect((await mailsTo('kunde@example.org')).at(-1)).toContain('Die Telefonnummer fehlt.')
  expect((await mailsTo('quirin@example.org')).at(-1)).toContain('Die Telefonnummer fehlt.')
})

test('a withdrawn link is dead at once, a newer version replaces the older', async () => {
  const first = await release(flow, await draft(flow))
  const { idPtKampagne } = first.kampagne
  const back = await flow.call(flow.kunde, 'freigabeZurueckziehen', { idPtKampagne, version: first.kampagne.version })
  expect(back.state).toBe('inBearbeitungKorrektur')
  expect(await ansicht(first.key)).toMatchObject({ zustand: 'widerrufen', vorlage: null })
  const second = await release(flow, back)
  expect(second.kampagne.snapshotNr).toBe(2)
  expect((await ansicht(second.key)).vorlage?.snapshotNr).toBe(2)
  expect(await refused(approve(flow, first.key))).toMatchObject({ status: 409, code: 'LINK_WIDERRUFEN' })
})

test('a renewed link replaces the old one and the old one says so', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  const idPtFreigabe = kampagne.freigaben[0]?.idPtFreigabe ?? 0
  const { url } = await flow.call(flow.kunde, 'freigabeLinkErneuern', {
    idPtKampagne: kampagne.idPtKampagne,
    idPtFreigabe,
  })
  // Another person's key is in the mail alone.
  expect(url).toBeNull()
  expect((await ansicht(key)).zustand).toBe('erneuert')
  await approve(flow, await mailedKey(flow, 'paula@example.org'))
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
})

test('a decision belongs to a person: no page shows the key of somebody else, and the way of it is on record', async () => {
  const kampagne = await draft(flow)
  const { idPtKampagne, version, befunde } = kampagne
  const personen = [...ZWEI_PERSONEN, { name: 'Katharina Brandt', email: 'Kunde+Freigabe@example.org' }]
  const { links } = await flow.call(flow.kunde, 'kampagneZurFreigabeGeben', {
    idPtKampagne,
    version,
    personen,
    gueltigTage: 14,
    quorum: 'alle',
    warnungenAkzeptiert: befunde.filter((b) => b.schwere === 'warnung').map((b) => b.code),
  })
  // Her own mailbox, by whatever address.
  expect(links.map(({ url }) => typeof url)).toEqual(['object', 'object', 'string'])

  const decideAs = async (token: string | null, email: string, name: string) => {
    const hashKey = await mailedKey(flow, email)
    const { vorlage } = await ansicht(hashKey)
    const snapshotHash = vorlage?.snapshotHash ?? ''
    return flow.call(token, 'freigabeErteilen', { hashKey, name, snapshotHash, bestaetigt: [...ALLES_BESTAETIGT] })
  }
  expect((await decideAs(flow.kunde, 'Kunde+Freigabe@example.org', 'Katharina Brandt')).durch).toBeNull()
  expect((await decideAs(flow.kunde, 'paula@example.org', 'Paula Prüferin')).durch).toBe(
    'in der Sitzung von Katharina Brandt',
  )
  expect((await decideAs(null, 'quirin@example.org', 'Quirin')).durch).toBeNull()
  const { verlauf, freigaben } = await fetchK(flow, idPtKampagne)
  expect(verlauf.filter(({ aktion }) => aktion === 'freigabeErteilen').map(({ name }) => name)).toEqual([
    'Katharina Brandt',
    'Paula Prüferin (in der Sitzung von Katharina Brandt)',
    'Quirin',
  ])
  expect(freigaben.find(({ empfaengerEmail }) => empfaengerEmail === 'paula@example.org')?.durch).toContain('Sitzung')

  // Each has the receipt of what his link was used for.
  const receipt = (await mailsTo('paula@example.org')).find((mail) => mail.includes('mit Ihrem Link wurde'))
  expect(receipt).toContain('Entschieden von: Paula Prüferin (in der Sitzung von Katharina Brandt)')
  expect(receipt).toContain('Gefragt wurde: Paula Prüferin, paula@example.org')
  expect(receipt).toMatch(/Zeitpunkt: 20\.11\.2026, \d\d:\d\d\u00a0Uhr \(Zeit in Berlin\)/)
  expect(receipt).toContain('Bestätigt: Text und Rechtschreibung, Bilder und ihre Rechte, Ziele der QR-Codes, Absender')
})

test('LNK-04 a reminder brings a link that works, and the first one stays good', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  await flow.advance(5)
  await runDueJobs(flow.context)
  const reminded = await mailedKey(flow, 'paula@example.org')
  expect(reminded).not.toBe(key)
  expect((await ansicht(reminded)).zustand).toBe('gueltig')
  expect((await ansicht(key)).zustand).toBe('gueltig')
  await approve(flow, reminded)
  expect((await ansicht(key)).zustand).toBe('entschieden')
  expect(await refused(reject(key))).toMatchObject({ status: 409, code: 'BEREITS_ENTSCHIEDEN' })
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  const dump = JSON.stringify(await flow.db.selectFrom('freigabeSchluessel').selectAll().execute())
  expect(dump).not.toContain(reminded)
})

test('LNK-04 a renewed link ends the links of its own person, reminders included, and no other', async () => {
  const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
  await flow.advance(5)
  await runDueJobs(flow.context)
  const reminded = await mailedKey(flow, 'paula@example.org')
  const { idPtKampagne, freigaben } = await fetchK(flow, kampagne.idPtKampagne)
  const idPtFreigabe = freigaben[0]?.idPtFreigabe ?? 0
  await flow.call(flow.kunde, 'freigabeLinkErneuern', { idPtKampagne, idPtFreigabe })
  for (const dead of [keys[0] ?? '', reminded]) {
    expect(await ansicht(dead)).toMatchObject({ zustand: 'erneuert', vorlage: null })
    expect((await refused(reject(dead)))?.text).toContain(
      'Sie haben einen neueren Link erhalten. Bitte entscheiden Sie dort.',
    )
  }
  expect((await ansicht(keys[1] ?? '')).zustand).toBe('gueltig')
  expect((await ansicht(await mailedKey(flow, 'paula@example.org'))).zustand).toBe('gueltig')
})

test('LNK-06 after the first of two approvals nobody reads that all is done, and each sees who has decided', async () => {
  const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
  const first = await approve(flow, keys[0] ?? '', 'P. Prüferin')
  expect(first.stand).toMatchObject({ lage: 'laeuft', erteilt: 1, noetig: 2 })
  const other = await ansicht(keys[1] ?? '')
  expect(other.stand?.personen).toEqual([
    { name: 'Paula Prüferin', ich: false, entscheidung: 'freigegeben', entschiedenAm: expect.any(String) },
    { name: 'Quirin Querleser', ich: true, entscheidung: null, entschiedenAm: null },
  ])
  expect(JSON.stringify(other)).not.toContain('paula@example.org')
  const missing = 'Es fehlt noch: 1 von 2 Freigaben (Quirin Querleser).'
  expect((await mailsTo('kunde@example.org')).at(-1)).toContain(missing)
  await approve(flow, keys[1] ?? '', 'Quirin')
  expect((await ansicht(keys[0] ?? '')).stand).toMatchObject({ lage: 'erteilt', erteilt: 2 })
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
})

test('LNK-06 an approval that another one overtook, or the owner took back, does not read as done', async () => {
  const round = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
  await approve(flow, round.keys[0] ?? '')
  await reject(round.keys[1] ?? '')
  expect((await ansicht(round.keys[0] ?? '')).stand).toMatchObject({ lage: 'aenderungen', erteilt: 1, noetig: 2 })
  const again = await release(flow, await fetchK(flow, round.kampagne.idPtKampagne), { personen: ZWEI_PERSONEN })
  await approve(flow, again.keys[0] ?? '')
  const { idPtKampagne, version } = await fetchK(flow, round.kampagne.idPtKampagne)
  await flow.call(flow.kunde, 'freigabeZurueckziehen', { idPtKampagne, version })
  expect((await ansicht(again.keys[0] ?? '')).stand?.lage).toBe('beendet')
})

const MIRIAM = [{ name: 'Miriam Yıldız', email: 'Freigabe@example.org' }]

test('SEC-08 a signed-in approver decides his own link once, whichever way he comes', async () => {
  const { kampagne, key } = await release(flow, await draft(flow), { personen: MIRIAM })
  const { idPtKampagne } = kampagne
  const freigeber = await flow.login('freigabe@example.org')
  const seen = () => flow.call(freigeber, 'fetchKampagne', { idPtKampagne })
  expect((await seen()).eigeneFreigabe).toBe(true)
  expect((await fetchK(flow, idPtKampagne)).eigeneFreigabe).toBe(false)
  const { hashKey } = await flow.call(freigeber, 'oeffneEigeneFreigabe', { idPtKampagne })
  const both = await Promise.all([refused(approve(flow, hashKey ?? '')), refused(approve(flow, key))])
  expect(both.map((refusal) => refusal?.code ?? 'ok').toSorted()).toEqual(['BEREITS_ENTSCHIEDEN', 'ok'])
  const after = await seen()
  expect(after).toMatchObject({ state: 'inBezahlung', eigeneFreigabe: false })
  expect(after.verlauf.filter(({ wer }) => wer === 'freigeber')).toHaveLength(1)
})

test('who is not asked gets no way to decide, and another customer finds nothing', async () => {
  const { kampagne } = await release(flow, await draft(flow))
  const { idPtKampagne } = kampagne
  const freigeber = await flow.login('freigabe@example.org')
  expect(await flow.call(freigeber, 'oeffneEigeneFreigabe', { idPtKampagne })).toEqual({ hashKey: null })
  expect((await flow.call(freigeber, 'fetchKampagne', { idPtKampagne })).eigeneFreigabe).toBe(false)
  expect(await refused(flow.call(flow.andere, 'oeffneEigeneFreigabe', { idPtKampagne }))).toMatchObject({ status: 404 })
})

test('LNK-03 a passed deadline is said: on the page, to the owner by one mail, and no link is renewed for nothing', async () => {
  // Dispatch on 04.12.: the approval was needed by 27.11.
  const { kampagne, key } = await release(flow, await draft(flow))
  await flow.advance(8)
  expect((await runDueJobs(flow.context)).erinnert).toBe(1)
  expect((await runDueJobs(flow.context)).erinnert).toBe(0)
  const mail = (await mailsTo('kunde@example.org')).at(-1)
  expect(mail).toContain('Freigabe nicht rechtzeitig')
  expect(mail).toContain('bis Fr, 27.11.2026 hätte „Herbstaktion“ freigegeben sein müssen. Es fehlt: Paula Prüferin.')
  expect((await mailsTo('paula@example.org')).at(-1)).not.toContain('Erinnerung')
  expect(await ansicht(key)).toMatchObject({ zustand: 'gueltig', terminVerpasst: true })
  const { idPtKampagne, freigaben, teilstatus } = await fetchK(flow, kampagne.idPtKampagne)
  expect(teilstatus).toBe('terminVerpasst')
  const renew = flow.call(flow.kunde, 'freigabeLinkErneuern', {
    idPtKampagne,
    idPtFreigabe: freigaben[0]?.idPtFreigabe ?? 0,
  })
  expect((await refused(renew))?.text).toContain('ist nicht mehr zu halten')
  // Wishes for changes are still taken: they open the campaign, where a new date is chosen anyway.
  await reject(key)
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inBearbeitungKorrektur')
})

test('mail and reminder name the day by which the dispatch date needs an answer, not the longer life of the link', async () => {
  // Dispatch on 04.12., so the approval is needed on 27.11.; the link holds for fourteen days.
  await release(flow, await draft(flow))
  expect((await mailsTo('paula@example.org')).at(-1)).toContain(
    'Bitte entscheiden Sie bis Fr, 27.11.2026, 24 Uhr (Zeit in Berlin).',
  )
  await flow.advance(5)
  expect((await runDueJobs(flow.context)).erinnert).toBe(1)
  expect((await mailsTo('paula@example.org')).at(-1)).toContain('Bitte entscheiden Sie bis Fr, 27.11.2026')
})

test('an expired link shows nothing, reminds before, and asks the owner for a new one', async () => {
  const { key } = await release(flow, await draft(flow), { gueltigTage: 4 })
  await flow.advance(1)
  expect((await runDueJobs(flow.context)).erinnert).toBe(1)
  expect((await runDueJobs(flow.context)).erinnert).toBe(0)
  await flow.advance(2)
  expect((await runDueJobs(flow.context)).erinnert).toBe(1)
  await flow.advance(2)
  expect(await ansicht(key)).toMatchObject({ zustand: 'abgelaufen', vorlage: null, empfaengerName: null })
  expect(await refused(approve(flow, key))).toMatchObject({ status: 409, code: 'LINK_ABGELAUFEN' })
  const before = (await mailsTo('kunde@example.org')).length
  for (let i = 0; i < 5; i += 1) await flow.call(null, 'neuenLinkAnfordern', { hashKey: key })
  expect(await mailsTo('kunde@example.org')).toHaveLength(before + 3)
})

test('LNK-08 the link keeps showing the frozen sheet when the material changes', async () => {
  const { key } = await release(flow, await draft(flow))
  await flow.db.updateTable('werbemittel').set({ seiten: '[]' }).execute()
  expect((await ansicht(key)).vorlage?.seiten).toHaveLength(2)
})

test('LNK-09 gives out only files of the frozen sheet', async () => {
  const { key } = await release(flow, await draft(flow))
  const call = flow.call(null, 'downloadFreigabeAsset', { hashKey: key, assetId: 'fremd' })
  expect(await refused(call)).toMatchObject({ status: 404 })
})

test('SEC-08, LOAD-08 fifty decisions at once on one link have one winner', async () => {
  const { kampagne, key } = await release(flow, await draft(flow))
  const { snapshotHash } = kampagne
  const calls = Array.from({ length: 50 }, (_, i) =>
    refused(
      i % 2 === 0
        ? reject(key)
        : flow.call(null, 'freigabeErteilen', {
            hashKey: key,
            name: `Person ${i}`,
            snapshotHash: snapshotHash ?? '',
            bestaetigt: [...ALLES_BESTAETIGT],
          }),
    ),
  )
  const results = await Promise.all(calls)
  expect(results.filter((result) => result === null)).toHaveLength(1)
  expect(results.filter((result) => result?.status === 409)).toHaveLength(49)
  const after: Kampagne = await fetchK(flow, kampagne.idPtKampagne)
  expect(after.verlauf.filter(({ wer }) => wer === 'freigeber')).toHaveLength(1)
})

test('whoever approves sees which warnings were left as they are', async () => {
  await lassWarnen(flow)
  const { key } = await release(flow, await draft(flow))
  const { vorlage } = await ansicht(key)
  expect(vorlage).toMatchObject({
    preis: null,
    soGelassen: [
      { code: 'sicherheitsabstand', seite: 'vorderseite', text: expect.stringMatching(/^„Gruß“ steht näher/) },
    ],
  })
})

test('and in them no address of a recipient', () => {
  const [empfaenger] = testEmpfaenger(1)
  if (!empfaenger) throw new Error('nobody')
  const firma = { ...empfaenger, firma: 'Bäckerei Mehl & Söhne' }
  const satz = 'Die Anschrift von Bäckerei Mehl & Söhne wird verkleinert gedruckt.'
  expect(maskSatz(satz, [empfaenger, firma])).toBe('Die Anschrift von Bxxxxxxx Mxxx & Sxxxx wird verkleinert gedruckt.')
  expect(maskSatz(satz, [empfaenger])).toBe(satz)
})
