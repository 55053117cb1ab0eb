import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { createBackend } from '#mocks/backend/app.ts'
import type { KampagneRow, NewKampagneRow } from '#mocks/backend/kampagne/rows.ts'
import { WEBHOOK_HEADER } from '#src/contract/webhook.ts'
import { processZahlungsmeldung } from '#mocks/backend/zahlung/meldung.ts'
import { sign } from '#mocks/backend/zahlung/unterschrift.ts'
import { createSimulator } from '#mocks/backend/simulator/app.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const backend = backendForEach()
let app: Hono
let inbox: string

beforeEach(async () => {
  inbox = await mkdtemp(join(tmpdir(), 'simulator-'))
  backend.parts.settings = { ...backend.parts.settings, lettershopOrdner: inbox }
  app = createBackend(backend.parts)
  app.route('/simulator', createSimulator(backend.parts))
})

afterEach(async () => {
  await rm(inbox, { recursive: true, force: true })
})

const PREIS = { positionen: [], netto: 10_000, ustSatz: 19, ust: 1900, brutto: 11_900, jeStueck: 12 }
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

/** A paid campaign under check, dispatch on 2026-12-11. */
async function insertKampagne(changes: Partial<NewKampagneRow> = {}): Promise<number> {
  const { idPtKunde } = await backend.db
    .selectFrom('kunde')
    .select('idPtKunde')
    .orderBy('idPtKunde')
    .executeTakeFirstOrThrow()
  const { idPtKampagne } = await backend.db
    .insertInto('kampagne')
    .values({
      idPtKunde,
      bezeichnung: 'Winteraktion <b>',
      state: 'inExternerFreigabe',
      angehalten: 0,
      format: 'maxipostkarte',
      menge: 1000,
      versandDatum: '2026-12-11',
      anreicherung: 0,
      tracking: 1,
      datenschutzText: '',
      notiz: '',
      snapshotNr: 0,
      quorum: 'alle',
      preis: JSON.stringify({ ...PREIS, stand: '2026-11-20T08:00:00.000Z' }),
      zahlungsStatus: 'bezahlt',
      zahlungsart: 'kreditkarte',
      bezahlt: 11_900,
      erstattet: 0,
      gruende: '[]',
      versuche: 0,
      befunde: '[]',
      erstelltVon: 'Katharina Brandt',
      erstelltVonEmail: 'kunde@example.org',
      erstelltAm: '2026-11-20T08:00:00.000Z',
      geaendertAm: '2026-11-20T08:00:00.000Z',
      version: 1,
      ...changes,
    })
    .returning('idPtKampagne')
    .executeTakeFirstOrThrow()
  return idPtKampagne
}

function kampagne(id: number): Promise<KampagneRow> {
  return backend.db.selectFrom('kampagne').selectAll().where('idPtKampagne', '=', id).executeTakeFirstOrThrow()
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(`http://localhost:3000${path}`, { headers })
  return { response, text: await response.text() }
}

function post(
  path: string,
  fields: [string, string][] | Record<string, string> = {},
  headers: Record<string, string> = SAME_ORIGIN,
) {
  return app.request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields).toString(),
  })
}

/** Follows the redirect with the notice that it carries. */
async function follow(response: Response) {
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return get(response.headers.get('location') ?? '', { cookie })
}

async function insertZahlung(idPtKampagne: number, referenz = 'PK1-ABC'): Promise<string> {
  const { idPtKunde } = await kampagne(idPtKampagne)
  await backend.db
    .insertInto('zahlung')
    .values({
      idPtKampagne,
      idPtKunde,
      zahlungsStatus: 'ausstehend',
      zahlungsart: 'kreditkarte',
      betrag: 11_900,
      referenz,
      gestartetAm: '2026-11-20T09:00:00.000Z',
      gueltigBis: '2026-11-20T09:30:00.000Z',
      offen: 1,
    })
    .execute()
  return referenz
}

const unpaid = { state: 'inBezahlung', zahlungsStatus: 'ausstehend', bezahlt: 0, zahlungsart: null } as const

describe('overview', () => {
  it('invites to make the first campaign', async () => {
    const { response, text } = await get('/simulator')
    expect(response.status).toBe(200)
    expect(text).toContain('Noch keine Kampagne')
  })

  it('offers the next step of each campaign, and writes what people typed as text', async () => {
    const id = await insertKampagne()
    const { text } = await get('/simulator')
    expect(text).toContain(`action="/simulator/kampagne/${id}/externFreigeben"`)
    expect(text).toContain('Wir prüfen die Druckdaten.')
    expect(text).toContain('Winteraktion &lt;b&gt;')
    expect(text).not.toContain('Winteraktion <b>')
  })

  it('runs under the strict policy: no scripts, one style that the policy names', async () => {
    const { response, text } = await get('/simulator')
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(text).not.toContain('<script')
    expect(text).not.toMatch(/ style="| onclick=/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
  })

  test.each<[Partial<NewKampagneRow>, string]>([
    [{ state: 'inBearbeitung', zahlungsStatus: 'offen', bezahlt: 0 }, 'Im Produkt bearbeiten'],
    [{ state: 'inInternerFreigabe', zahlungsStatus: 'offen', bezahlt: 0 }, 'Im Produkt öffnen'],
    [{ state: 'inBezahlung', zahlungsStatus: 'offen', bezahlt: 0 }, 'Im Produkt bezahlen'],
    [{ state: 'inExternerFreigabe' }, 'Prüfung bestanden'],
    [{ state: 'inExternerFreigabe', geprueftAm: '2026-11-20T08:00:00.000Z' }, 'Uhr auf den 08.12.2026 stellen (T-3)'],
    [{ state: 'inAnreicherung', anreicherung: 1 }, 'Anreicherung abschließen'],
    [{ state: 'inVersandstellung' }, 'Übergabe jetzt ausführen'],
    [{ state: 'inLettershop' }, 'Uhr auf den Versandtag stellen'],
    [{ state: 'inVersandFehlgeschlagen' }, 'Übergabe wiederholen'],
    [{ state: 'inStorniert' }, 'Erstattung ausführen'],
    [{ state: 'inVersendet' }, 'Abgeschlossen'],
  ])('knows what is next: %o', async (changes, label) => {
    await insertKampagne(changes)
    expect((await get('/simulator')).text).toContain(label)
  })
})

describe('who may change something', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { ...SAME_ORIGIN, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['nobody known', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a neighbour', { ...SAME_ORIGIN, 'sec-fetch-site': 'same-site' }],
  ])('is not %s', async (_who, headers) => {
    const id = await insertKampagne()
    expect((await post(`/simulator/kampagne/${id}/externFreigeben`, {}, headers)).status).toBe(403)
    expect((await kampagne(id)).geprueftAm).toBeNull()
  })

  it('is the page itself, also where the browser sends the origin alone', async () => {
    const id = await insertKampagne()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' }
    expect((await post(`/simulator/kampagne/${id}/externFreigeben`, {}, headers)).status).toBe(303)
    expect((await kampagne(id)).geprueftAm).not.toBeNull()
  })

  it('never changes anything by reading', async () => {
    const id = await insertKampagne()
    expect((await get(`/simulator/kampagne/${id}/externFreigeben`)).response.status).toBe(404)
    expect((await kampagne(id)).geprueftAm).toBeNull()
  })

  it('goes back to pages of the simulator only', async () => {
    const id = await insertKampagne()
    const response = await post(`/simulator/kampagne/${id}/externFreigeben`, { zurueck: '//evil.example/simulator' })
    expect(response.headers.get('location')).toBe(`/simulator/kampagne/${id}`)
  })
})

describe('provider and third party', () => {
  it('passes the check', async () => {
    const id = await insertKampagne()
    const { text } = await follow(await post(`/simulator/kampagne/${id}/externFreigeben`))
    expect(text).toContain('Die Prüfung ist bestanden.')
    expect((await kampagne(id)).geprueftVon).toBe('Musterdruck')
  })

  it('says why an action is refused, in the words of the rules, and only once', async () => {
    const id = await insertKampagne({ state: 'inVersendet' })
    const response = await post(`/simulator/kampagne/${id}/externFreigeben`)
    expect((await follow(response)).text).toContain('Die Kampagne ist versendet. Sie liegt nicht zur Prüfung vor.')
    expect((await get(`/simulator/kampagne/${id}`)).text).not.toContain('role="alert"')
  })

  it('refuses with reasons from the list and its own', async () => {
    const id = await insertKampagne()
    await post(`/simulator/kampagne/${id}/externAblehnen`, [
      ['grund', 'Ein Text steht zu nah am Rand.'],
      ['grund', 'Das Logo fehlt.'],
    ])
    const row = await kampagne(id)
    expect(row.state).toBe('inBearbeitungKorrektur')
    expect(JSON.parse(row.gruende)).toEqual(['Ein Text steht zu nah am Rand.', 'Das Logo fehlt.'])
  })

  it('asks for a reason', async () => {
    const id = await insertKampagne()
    const { text } = await follow(await post(`/simulator/kampagne/${id}/externAblehnen`))
    expect(text).toContain('Bitte geben Sie einen Grund an.')
    expect((await kampagne(id)).state).toBe('inExternerFreigabe')
  })

  it('lets the enrichment fail, and goes on without it', async () => {
    const id = await insertKampagne({
      state: 'inAnreicherung',
      anreicherung: 1,
      geprueftAm: '2026-11-20T08:00:00.000Z',
    })
    await post(`/simulator/kampagne/${id}/anreicherungGescheitert`)
    expect((await get('/simulator')).text).toContain('Ohne Anreicherung fortfahren')
    await post(`/simulator/kampagne/${id}/ohneAnreicherungFortfahren`)
    expect((await get('/simulator')).text).toContain('Uhr auf den 08.12.2026 stellen (T-3)')
  })

  it('cancels and pays back', async () => {
    const id = await insertKampagne()
    await post(`/simulator/kampagne/${id}/anbieterStornieren`, { grund: 'Auf Wunsch des Kunden' })
    expect(await kampagne(id)).toMatchObject({ state: 'inStorniert', zahlungsStatus: 'erstattet', erstattet: 11_900 })
  })

  test.each(['gibtEsNicht', 'toString', '__proto__'])('knows no action %s', async (aktion) => {
    const id = await insertKampagne()
    expect((await post(`/simulator/kampagne/${id}/${aktion}`)).status).toBe(404)
  })

  it('has no page for a campaign that is not there', async () => {
    expect((await get('/simulator/kampagne/999')).response.status).toBe(404)
    expect((await get('/simulator/irgendwo')).text).toContain('Seite nicht gefunden')
  })
})

describe('payment page', () => {
  it('shows amount and purpose, and pays by a signed notice', async () => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    const { text } = await get(`/simulator/zahlung/${referenz}`)
    expect(text).toContain('119,00\u00a0€')
    expect(text).toContain('Jetzt bezahlen')
    const response = await post(`/simulator/zahlung/${referenz}`, { status: 'bezahlt' })
    expect(response.headers.get('location')).toBe(`/kampagne/editieren/${id}?zahlung=zurueck`)
    expect(await kampagne(id)).toMatchObject({ state: 'inExternerFreigabe', zahlungsStatus: 'bezahlt' })
    const events = await backend.db.selectFrom('ereignis').select('status').execute()
    expect(events).toEqual([{ status: 'bezahlt' }])
  })

  test.each(['fehlgeschlagen', 'abgebrochen', 'abgelaufen'] as const)('lets a payment end as %s', async (status) => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    await post(`/simulator/zahlung/${referenz}`, { status })
    expect(await kampagne(id)).toMatchObject({ state: 'inBezahlung', zahlungsStatus: status })
  })

  it('charges back later', async () => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    await post(`/simulator/zahlung/${referenz}`, { status: 'bezahlt' })
    expect((await get(`/simulator/zahlung/${referenz}`)).text).toContain('Zahlung zurückbuchen')
    await post(`/simulator/zahlung/${referenz}`, { status: 'rückbuchung' })
    expect(await kampagne(id)).toMatchObject({ angehalten: 1, zahlungsStatus: 'rückbuchung' })
  })

  it('believes the way back nothing', async () => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    await get(`/simulator/zahlung/${referenz}?status=bezahlt`)
    expect((await kampagne(id)).state).toBe('inBezahlung')
  })

  it('knows no other payments and no other endings', async () => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    expect((await get('/simulator/zahlung/nie')).response.status).toBe(404)
    expect((await post(`/simulator/zahlung/${referenz}`, { status: 'erstattet' })).status).toBe(404)
  })

  it('PAY-05 shows what waits and what has to be looked at with its reason, and applies it again', async () => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    const send = async (betrag: number, status: 'bezahlt' | 'rückbuchung', ereignis: string) =>
      processZahlungsmeldung(
        backend.context,
        sign(backend.context, { referenz, status, betrag, waehrung: 'EUR' }, ereignis),
      )
    await send(11_900, 'rückbuchung', 'zu-frueh')
    await send(1, 'bezahlt', 'zu-wenig')
    const list = (await get('/simulator/meldungen')).text
    expect(list).toContain('Die Zahlung selbst ist noch nicht gemeldet.')
    expect(list).toMatch(/Gemeldet sind 0,01\s€, die Zahlung lautet auf 119,00\s€\./)
    expect((await get(`/simulator/zahlung/${referenz}`)).text).toContain('Meldungen dieser Zahlung (2)')
    // People found out that the payment was changed at the service, and put it right.
    await backend.db.updateTable('zahlung').set({ betrag: 1 }).execute()
    await backend.db
      .updateTable('kampagne')
      .set({ preis: JSON.stringify({ ...PREIS, brutto: 1, stand: '2026-11-20T08:00:00.000Z' }) })
      .where('idPtKampagne', '=', id)
      .execute()
    await post('/simulator/meldungen/zu-wenig')
    expect((await kampagne(id)).state).toBe('inExternerFreigabe')
    expect((await post('/simulator/meldungen/nie-gehoert')).status).toBe(404)
  })

  it('takes notices from outside with the right signature alone', async () => {
    const id = await insertKampagne(unpaid)
    const referenz = await insertZahlung(id)
    const meldung = { referenz, status: 'bezahlt', betrag: 11_900, waehrung: 'EUR' } as const
    const { rohtext, id: ereignis, zeitS, signatur } = sign(backend.context, meldung)
    const notice = (signature: string) =>
      app.request('http://localhost:3000/simulator/zahlungsmeldung', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [WEBHOOK_HEADER.id]: ereignis,
          [WEBHOOK_HEADER.zeit]: zeitS,
          [WEBHOOK_HEADER.signatur]: signature,
        },
        body: rohtext,
      })
    expect((await notice(`v1,${'0'.repeat(43)}=`)).status).toBe(401)
    expect((await kampagne(id)).state).toBe('inBezahlung')
    expect((await notice(signatur)).status).toBe(200)
    expect((await kampagne(id)).state).toBe('inExternerFreigabe')
  })
})

describe('clock', () => {
  it('goes to T-3 day by day and prepares the dispatch there', async () => {
    const id = await insertKampagne({ geprueftAm: '2026-11-20T08:00:00.000Z' })
    const response = await post('/simulator/uhr', { ziel: 'vorbereitung', idPtKampagne: String(id) })
    expect((await follow(response)).text).toContain('Die Uhr steht jetzt auf dem 08.12.2026.')
    expect(backend.clock.heute()).toBe('2026-12-08')
    const prepared = await backend.db
      .selectFrom('verlauf')
      .select(['aktion', 'zeit'])
      .where('aktion', '=', 'versandVorbereiten')
      .execute()
    expect(prepared.map(({ zeit }) => zeit.slice(0, 10))).toEqual(['2026-12-08'])
  })

  it('jumps over nothing on the way: what is due earlier happens on its own day', async () => {
    const early = await insertKampagne({ geprueftAm: '2026-11-20T08:00:00.000Z', versandDatum: '2026-12-04' })
    const late = await insertKampagne({ geprueftAm: '2026-11-20T08:00:00.000Z' })
    await post('/simulator/uhr', { ziel: 'versand', idPtKampagne: String(late) })
    const days = await backend.db
      .selectFrom('verlauf')
      .select(['idPtKampagne', 'zeit'])
      .where('aktion', '=', 'versandVorbereiten')
      .execute()
    expect(days.map(({ idPtKampagne, zeit }) => [idPtKampagne, zeit.slice(0, 10)])).toEqual([
      [early, '2026-12-01'],
      [late, '2026-12-08'],
    ])
  })

  it('moves a day, and back to real time', async () => {
    await post('/simulator/uhr', { ziel: 'tag' })
    expect(backend.clock.heute()).toBe('2026-11-21')
    expect((await get('/simulator')).text).toContain('Echte Zeit')
    await post('/simulator/uhr', { ziel: 'echt' })
    expect(backend.clock.heute()).toBe('2026-11-20')
  })

  it('counts every day once in the nights when clocks change', async () => {
    // 23:30 in Berlin on the day before summer time begins, then before it ends.
    for (const [start, days] of [
      ['2027-03-27T22:30:00.000Z', ['2027-03-28', '2027-03-29']],
      ['2027-10-30T22:30:00.000Z', ['2027-11-01', '2027-11-02']],
    ] as const) {
      await backend.clock.reset()
      await backend.clock.moveBy(Date.parse(start) - backend.clock.now().getTime())
      const seen: string[] = []
      for (const _day of days) {
        await post('/simulator/uhr', { ziel: 'tag' })
        seen.push(backend.clock.heute())
      }
      expect(seen).toEqual(days)
    }
  })

  it('needs a date to go to', async () => {
    const id = await insertKampagne({ versandDatum: null })
    const response = await post('/simulator/uhr', { ziel: 'versand', idPtKampagne: String(id) })
    expect((await follow(response)).text).toContain('noch keinen Versandtermin')
    expect((await post('/simulator/uhr', { ziel: 'gestern' })).status).toBe(404)
  })
})

describe('outbox', () => {
  it('shows mails newest first with links that can be followed', async () => {
    const mail = { an: 'a@example.org', text: 'Zeile 1\nZeile 2', zeit: '2026-11-20T09:00:00.000Z' }
    await backend.db
      .insertInto('mail')
      .values([
        { ...mail, betreff: 'Erste <Mail>', link: null },
        { ...mail, an: 'b@example.org', betreff: 'Zweite', link: 'http://localhost:3000/kampagne/freigeben/abc' },
      ])
      .execute()
    const { text } = await get('/simulator/post')
    expect(text.indexOf('Zweite')).toBeLessThan(text.indexOf('Erste &lt;Mail&gt;'))
    expect(text).toContain('href="http://localhost:3000/kampagne/freigeben/abc"')
    expect((await get('/simulator/post?an=a%40example.org')).text).not.toContain('Zweite')
  })
})

describe('print shop', () => {
  async function insertAuftrag() {
    const id = await insertKampagne({ state: 'inVersandstellung' })
    const auftrag = `PK-${id}-1`
    await mkdir(join(inbox, auftrag))
    await writeFile(join(inbox, auftrag, 'empfaenger.csv'), 'nr;code\n1;abc\n')
    const { idPtDruckauftrag } = await backend.db
      .insertInto('druckauftrag')
      .values({
        idPtKampagne: id,
        snapshotNr: 1,
        lauf: 1,
        auftrag,
        status: 'uebergeben',
        menge: 1000,
        uebergebenAm: '2026-12-08T08:00:00.000Z',
      })
      .returning('idPtDruckauftrag')
      .executeTakeFirstOrThrow()
    return { id, order: idPtDruckauftrag }
  }

  it('lists the packages with their files', async () => {
    const { order } = await insertAuftrag()
    const { text } = await get('/simulator/druckerei')
    expect(text).toContain('Neu im Eingang')
    const file = await get(`/simulator/druckerei/${order}/datei/empfaenger.csv`)
    expect(file.text).toBe('nr;code\n1;abc\n')
    expect(file.response.headers.get('content-disposition')).toContain('attachment')
  })

  test.each(['..%2F..%2Fetc%2Fpasswd', 'gibtEsNicht.pdf', '%2e%2e'])('hands out no file %s', async (name) => {
    const { order } = await insertAuftrag()
    await writeFile(join(inbox, 'geheim.txt'), 'geheim')
    const { response, text } = await get(`/simulator/druckerei/${order}/datei/${name}`)
    expect(response.status).toBe(404)
    expect(text).not.toContain('geheim')
  })

  it('takes no package whose files do not fit the job ticket', async () => {
    const { id, order } = await insertAuftrag()
    const { text } = await follow(await post(`/simulator/druckerei/${order}/bestaetigen`))
    expect(text).toContain('Auftragszettel')
    expect((await kampagne(id)).state).toBe('inVersandstellung')
  })

  it('refuses with a reason', async () => {
    const { id, order } = await insertAuftrag()
    await post(`/simulator/druckerei/${order}/ablehnen`, { grund: 'PDF defekt' })
    expect(await kampagne(id)).toMatchObject({ state: 'inVersandFehlgeschlagen', letzterFehler: 'PDF defekt' })
    expect((await get('/simulator/druckerei')).text).toContain('Grund: PDF defekt')
  })

  it('reports dispatch once, with the quantity', async () => {
    const { id, order } = await insertAuftrag()
    await backend.db.updateTable('kampagne').set({ state: 'inLettershop' }).where('idPtKampagne', '=', id).execute()
    await backend.db.updateTable('druckauftrag').set({ status: 'bestaetigt' }).execute()
    await post(`/simulator/druckerei/${order}/versand`, { menge: '998' })
    expect(await kampagne(id)).toMatchObject({ state: 'inVersendet', gemeldeteMenge: 998 })
    const again = await follow(await post(`/simulator/druckerei/${order}/versand`, { menge: '998' }))
    expect(again.text).toContain('schon weiter')
  })
})
