import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { WEBHOOK_HEADER } from '#src/contract/webhook.ts'
import type { Meldestatus } from '#src/domain/kampagne/zahlungsmeldung.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { signaturen } from '#mocks/backend/platform/signatur.ts'
import { loadSettings } from '#mocks/backend/platform/settings.ts'
import { empfangeZahlungsmeldung } from '#mocks/backend/zahlung/empfangeMeldung.ts'
import { sign, type EmpfangeneMeldung } from '#mocks/backend/zahlung/unterschrift.ts'
import { isInstalled } from './apizugang/programs.ts'
import { approved, fetchK, flowForEach, pay, startZahlung } from './kampagneFlow.ts'

const flow = flowForEach()

/** Posts a notice as it would come over the line; `status` and the code of a refusal, or what became of it. */
async function post({ rohtext, id, zeitS, signatur }: EmpfangeneMeldung) {
  const response = await empfangeZahlungsmeldung(
    flow.context,
    new Request('http://localhost/simulator/zahlungsmeldung', {
      method: 'POST',
      body: rohtext,
      headers: { [WEBHOOK_HEADER.id]: id, [WEBHOOK_HEADER.zeit]: zeitS, [WEBHOOK_HEADER.signatur]: signatur },
    }),
  )
  const body = (await response.json()) as { ergebnis?: string; fehler?: { code: string } }
  return [response.status, body.ergebnis ?? body.fehler?.code]
}

const signed = (referenz: string, betrag: number, status: Meldestatus = 'bezahlt', id?: string) =>
  sign(flow.context, { referenz, status, betrag, waehrung: 'EUR' }, id)
const send = async (referenz: string, betrag: number, status: Meldestatus = 'bezahlt') =>
  (await post(signed(referenz, betrag, status)))[1]
const started = async () => {
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne)
  return { id: kampagne.idPtKampagne, kampagne, referenz: zahlung.referenz, betrag: zahlung.betrag }
}
const ereignisse = () => flow.db.selectFrom('ereignis').select(['status', 'ergebnis', 'grund']).execute()
const tick = async (minuten: number) => {
  await flow.clock.moveBy(minuten * 60_000)
  return runDueJobs(flow.context)
}

describe('a word that nobody knows', () => {
  it('is kept and shown to the provider, moves nothing, and is taken up once it is known', async () => {
    const { id, referenz, betrag } = await started()
    const meldung = sign(flow.context, { referenz, status: 'teilweise_bezahlt', betrag, waehrung: 'EUR' })
    expect(await post(meldung)).toEqual([200, 'pruefen'])
    expect(await post(meldung)).toEqual([200, 'bekannt'])
    const grund = 'Das Wort „teilweise_bezahlt“ ist uns nicht bekannt. Es ist nichts verbucht.'
    expect(await ereignisse()).toEqual([{ status: 'teilweise_bezahlt', ergebnis: 'pruefen', grund }])
    expect(flow.log).toContainEqual(
      expect.objectContaining({ ereignis: 'zahlungsmeldungUnbekannt', wort: 'teilweise_bezahlt' }),
    )
    const page = await (await flow.app.request('/simulator/meldungen')).text()
    expect(page).toContain('teilweise_bezahlt')
    expect(page).toContain(grund)
    expect((await fetchK(flow, id)).zahlung.zahlungsStatus).toBe('ausstehend')
    const mails = await flow.db.selectFrom('mail').select('betreff').execute()
    expect(mails.some(({ betreff }) => betreff.includes('wird geprüft'))).toBe(false)
    expect(await send(referenz, betrag)).toBe('verbucht')
  })

  it('needs neither an amount nor a payment that we know', async () => {
    const roh = JSON.stringify({ referenz: 'FREMD-1', status: 'erwartet' })
    const { zeitS } = signed('x', 1)
    const ereignisId = randomUUID()
    const signatur = signaturen(flow.context.settings.zahlungSchluessel, { id: ereignisId, zeitS, body: roh })
    expect(await post({ rohtext: roh, id: ereignisId, zeitS, signatur })).toEqual([200, 'pruefen'])
    expect(await ereignisse()).toMatchObject([{ status: 'erwartet', ergebnis: 'pruefen' }])
  })
})

describe('who is believed', () => {
  it('only the right signature over text, id and time', async () => {
    const { referenz, betrag } = await started()
    const meldung = signed(referenz, betrag)
    const refused = [401, 'SIGNATUR_UNGUELTIG']
    expect(await post({ ...meldung, signatur: `v1,${'0'.repeat(43)}=` })).toEqual(refused)
    expect(await post({ ...meldung, signatur: '' })).toEqual(refused)
    expect(await post({ ...meldung, rohtext: meldung.rohtext.replace(String(betrag), '1') })).toEqual(refused)
    expect(await post({ ...meldung, id: randomUUID() })).toEqual(refused)
    expect(await post({ ...meldung, zeitS: String(Number(meldung.zeitS) + 1) })).toEqual(refused)
    expect(await ereignisse()).toEqual([])
    expect(await post(meldung)).toEqual([200, 'verbucht'])
  })

  it('what is signed and cannot be read is refused', async () => {
    const { referenz, betrag } = await started()
    for (const inhalt of [
      { referenz, status: 'bezahlt', betrag: null, waehrung: 'EUR' },
      { referenz, status: 'be\u0000zahlt', betrag, waehrung: 'EUR' },
      { referenz, status: 'x'.repeat(101), betrag, waehrung: 'EUR' },
      { referenz: '', status: 'unbekannt', betrag, waehrung: 'EUR' },
    ])
      expect(await post(sign(flow.context, inhalt))).toEqual([422, 'MELDUNG_UNGUELTIG'])
    expect(await post(signed(referenz, betrag, 'bezahlt', 'kurz'))).toEqual([422, 'MELDUNG_UNGUELTIG'])
  })

  it('five minutes to both sides, in real time: an older or a newer one is refused and logged', async () => {
    const { referenz, betrag } = await started()
    const at = (s: number) => {
      const realNow = () => new Date(flow.context.realNow().getTime() + s * 1000)
      const inhalt = { referenz, status: 'bezahlt', betrag, waehrung: 'EUR' } as const
      return sign({ ...flow.context, realNow }, inhalt)
    }
    expect(await post(at(-301))).toEqual([400, 'MELDUNG_ZU_ALT'])
    expect(await post(at(301))).toEqual([400, 'MELDUNG_AUS_DER_ZUKUNFT'])
    expect(flow.log.filter(({ ereignis }) => ereignis === 'zahlungsmeldungAbgelehnt')).toEqual([
      { ereignis: 'zahlungsmeldungAbgelehnt', code: 'MELDUNG_ZU_ALT', status: 400 },
      { ereignis: 'zahlungsmeldungAbgelehnt', code: 'MELDUNG_AUS_DER_ZUKUNFT', status: 400 },
    ])
    // The movable clock is of no account.
    await flow.advance(3)
    expect(await post(at(-299))).toEqual([200, 'verbucht'])
  })

  it('while the secret changes the new and the old one count, afterwards the new one alone', async () => {
    const secrets = { alt: 'a'.repeat(32), neu: 'n'.repeat(32), fremd: 'f'.repeat(32) }
    const settingsFor = (ZAHLUNG_SECRET: string) =>
      loadSettings(flow.db, { ZAHLUNG_SECRET }, flow.parts.settings.lettershopOrdner)
    const signedBy = async (names: string) => {
      const settings = await settingsFor(names)
      const inhalt = { referenz: 'PK1-X', status: 'bezahlt', betrag: 1, waehrung: 'EUR' } as const
      return sign({ ...flow.context, settings }, inhalt)
    }
    const { alt, neu, fremd } = secrets
    flow.context.settings = await settingsFor(`${neu}, ${alt}`)
    for (const by of [alt, neu, `${fremd},${alt}`, `${neu},${alt}`])
      expect(await post(await signedBy(by))).toEqual([200, 'wartet'])
    expect(await post(await signedBy(fremd))).toEqual([401, 'SIGNATUR_UNGUELTIG'])
    flow.context.settings = await settingsFor(neu)
    expect(await post(await signedBy(`${neu},${alt}`))).toEqual([200, 'wartet'])
    expect(await post(await signedBy(alt))).toEqual([401, 'SIGNATUR_UNGUELTIG'])
    await expect(settingsFor('zu-kurz')).rejects.toThrow('32 characters')
    await expect(settingsFor(`${neu},${alt},${fremd}`)).rejects.toThrow('two secrets')
  })

  it.skipIf(!isInstalled('python3'))('a notice that Python has signed (python3)', async () => {
    const { referenz, betrag } = await started()
    const program = `
import base64, hashlib, hmac, json, sys
key, referenz, betrag, zeit = sys.argv[1:]
body = json.dumps({"status": "bezahlt", "referenz": referenz, "betrag": int(betrag), "waehrung": "EUR", "neu": None})
mac = hmac.new(base64.b64decode(key), f"evt_python.{zeit}.{body}".encode(), hashlib.sha256).digest()
print(json.dumps({"rohtext": body, "signatur": "v1a,AAAA v1," + base64.b64encode(mac).decode()}))`
    const key = flow.context.settings.zahlungSchluessel[0]?.toString('base64') ?? ''
    const zeitS = String(Math.floor(flow.context.realNow().getTime() / 1000))
    const out = execFileSync('python3', ['-c', program, key, referenz, String(betrag), zeitS], { encoding: 'utf8' })
    const { rohtext, signatur } = JSON.parse(out) as { rohtext: string; signatur: string }
    expect(await post({ rohtext, signatur, zeitS, id: 'evt_python' })).toEqual([200, 'verbucht'])
    // Sent again a minute later, with a new time and signature: nothing new.
    flow.tick(60_000)
    const again = sign(flow.context, { referenz, status: 'bezahlt', betrag, waehrung: 'EUR' }, 'evt_python')
    expect(await post(again)).toEqual([200, 'bekannt'])
  })

  it('one id with two contents is a contradiction, and the first one stays', async () => {
    const { referenz, betrag } = await started()
    expect(await post(signed(referenz, betrag, 'bezahlt', 'ereignis-1'))).toEqual([200, 'verbucht'])
    expect(await post(signed(referenz, betrag, 'rückbuchung', 'ereignis-1'))).toEqual([409, 'EREIGNIS_WIDERSPRUCH'])
    expect(await ereignisse()).toEqual([{ status: 'bezahlt', ergebnis: 'verbucht', grund: null }])
  })
})

describe('what comes before what it builds on', () => {
  it('PAY-02 a notice of a payment that is not stored yet is booked as soon as it is', async () => {
    const { id, referenz, betrag } = await started()
    const row = await flow.db.selectFrom('zahlung').selectAll().executeTakeFirstOrThrow()
    await flow.db.deleteFrom('zahlung').execute()
    expect(await send(referenz, betrag, 'rückbuchung')).toBe('wartet')
    expect(await send(referenz, betrag)).toBe('wartet')
    expect((await tick(1)).nachgebucht).toBe(0)
    await flow.db.insertInto('zahlung').values(row).execute()
    // The payment; its chargeback follows by itself.
    expect((await tick(2)).nachgebucht).toBe(1)
    expect(await fetchK(flow, id)).toMatchObject({
      state: 'inExternerFreigabe',
      angehalten: true,
      zahlungsStatus: 'rückbuchung',
    })
  })

  it('a chargeback before its payment follows it at once', async () => {
    const { id, referenz, betrag } = await started()
    expect(await send(referenz, betrag, 'rückbuchung')).toBe('wartet')
    expect((await fetchK(flow, id)).zahlungsStatus).toBe('ausstehend')
    expect(await send(referenz, betrag)).toBe('verbucht')
    expect((await ereignisse()).map(({ ergebnis }) => ergebnis)).toEqual(['verbucht', 'verbucht'])
    expect(await fetchK(flow, id)).toMatchObject({
      angehalten: true,
      zahlungsStatus: 'rückbuchung',
      zahlung: { betrag: 0 },
    })
  })

  it('a refund before payment and plan waits for both, and is paid out once', async () => {
    const { id, referenz, betrag } = await started()
    expect(await send(referenz, 500, 'erstattet')).toBe('wartet')
    expect(await send(referenz, betrag)).toBe('verbucht')
    const plan = {
      idPtKampagne: id,
      betrag: 500,
      grund: 'Gutschrift',
      faelligAm: '2027-01-01T00:00:00.000Z',
      erledigtAm: null,
    }
    await flow.db.insertInto('erstattung').values(plan).execute()
    expect((await tick(2)).nachgebucht).toBe(1)
    expect(await send(referenz, 500, 'erstattet')).toBe('wartet')
    await flow.advance(60)
    await runDueJobs(flow.context)
    flow.kunde = await flow.login('kunde@example.org')
    expect((await fetchK(flow, id)).zahlung.erstattet).toBe(500)
    expect((await ereignisse()).at(-1)).toEqual({
      status: 'erstattet',
      ergebnis: 'pruefen',
      grund: 'Eine Erstattung über diesen Betrag ist nicht vorgesehen.',
    })
  })

  it('money of an aborted payment waits while another one runs, and counts when that comes to nothing', async () => {
    const { id, kampagne, referenz, betrag } = await started()
    await melden(flow.context, referenz, 'abgebrochen')
    const { zahlung: zweite } = await startZahlung(flow, kampagne, 'paypal')
    expect(await send(referenz, betrag)).toBe('wartet')
    expect((await fetchK(flow, id)).state).toBe('inBezahlung')
    await melden(flow.context, zweite.referenz, 'fehlgeschlagen')
    expect(await fetchK(flow, id)).toMatchObject({
      state: 'inExternerFreigabe',
      zahlung: { zahlungsStatus: 'bezahlt', referenz, zahlungsart: 'kreditkarte', betrag },
    })
  })

  it('money that came twice is booked once and looked at by people', async () => {
    const { id, kampagne, referenz, betrag } = await started()
    await melden(flow.context, referenz, 'abgebrochen')
    await pay(flow, kampagne)
    expect(await send(referenz, betrag)).toBe('pruefen')
    expect((await fetchK(flow, id)).zahlung.betrag).toBe(betrag)
    const { grund } = await flow.db
      .selectFrom('ereignis')
      .select('grund')
      .where('ergebnis', '=', 'pruefen')
      .executeTakeFirstOrThrow()
    expect(grund).toBe('Das Geld kam nach dem Ende der Zahlung, und die Kampagne erwartet diesen Betrag nicht mehr.')
  })

  it('what nobody can place within a day is for people', async () => {
    expect(await send('PK999-NIE', 100)).toBe('wartet')
    await tick(23 * 60)
    expect((await ereignisse())[0]?.ergebnis).toBe('wartet')
    await tick(61)
    expect(await ereignisse()).toEqual([
      { status: 'bezahlt', ergebnis: 'pruefen', grund: 'Zu dieser Referenz gibt es noch keine Zahlung.' },
    ])
    expect(await flow.db.selectFrom('rechnung').selectAll().execute()).toEqual([])
  })
})
