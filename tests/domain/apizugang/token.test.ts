import { describe, expect, it, test } from 'vitest'
import { API_RECHTE } from '#src/contract/apizugang.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { buildAbility, ROLE_RULES } from '#src/domain/ability/ability.ts'
import {
  mayGrant,
  isPerApiErreichbar,
  RECHTE,
  rechteFuer,
  tokenErreicht,
  tokenRules,
} from '#src/domain/apizugang/rechte.ts'
import { snippet, SPRACHE_NAME, SPRACHEN } from '#src/domain/apizugang/snippets.ts'
import {
  ANFRAGEN_JE_FENSTER,
  isNutzbar,
  PROTOKOLL_TAGE,
  ratenFenster,
  TOKEN_TAGE,
  TOKEN_TAGE_MAX,
  tokenProbleme,
  tokenStatus,
  UEBERLAPPUNG_STUNDEN,
} from '#src/domain/apizugang/token.ts'
import {
  ANTWORT_MS,
  AUSZUG_ZEICHEN,
  GEHEIMNIS_UEBERLAPPUNG_STUNDEN,
  isLokalesZiel,
  naechsterVersuch,
  WEBHOOKS_MAX,
  zielProblem,
} from '#src/domain/apizugang/webhook.ts'

const HEUTE = '2026-11-20'
const JETZT = '2026-11-20T10:00:00.000Z'

describe('a token (domain 4.10)', () => {
  test.each([
    ['2027-06-01', null, null, 'aktiv'],
    ['2026-12-05', null, null, 'aktiv'],
    ['2026-12-04', null, null, 'laeuftAb'],
    ['2026-11-20', null, null, 'laeuftAb'],
    ['2026-11-19', null, null, 'abgelaufen'],
    ['2027-06-01', '2026-11-20T10:00:00.001Z', null, 'laeuftAb'],
    ['2027-06-01', JETZT, null, 'abgelaufen'],
    ['2027-06-01', null, JETZT, 'widerrufen'],
  ])('valid until %s, ended %s, revoked %s is %s', (gueltigBis, endetAm, widerrufenAm, status) => {
    expect(tokenStatus({ gueltigBis, endetAm, widerrufenAm }, HEUTE, JETZT)).toBe(status)
  })
  it('is used while it is valid', () => {
    expect((['aktiv', 'laeuftAb', 'abgelaufen', 'widerrufen'] as const).map(isNutzbar)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([TOKEN_TAGE, TOKEN_TAGE_MAX, UEBERLAPPUNG_STUNDEN, PROTOKOLL_TAGE, ANFRAGEN_JE_FENSTER]).toEqual([
      365, 730, 24, 30, 120,
    ])
  })
  test.each([
    ['2026-11-19', [], { gueltigBis: 'Bitte wählen Sie einen Tag ab heute.' }],
    ['2026-11-20', [], {}],
    ['2028-11-19', ['10.0.0.1'], {}],
    ['2028-11-20', [], { gueltigBis: 'Ein Token gilt höchstens zwei Jahre. Danach ersetzen Sie es.' }],
    ['2027-01-01', ['10.0.0.1', 'haus'], { ipListe: expect.any(String) as string }],
  ])('until %s from %j: %j', (gueltigBis, ipListe, felder) => {
    expect(tokenProbleme({ gueltigBis, ipListe } as never, HEUTE)).toEqual(felder)
  })
  test.each([
    [0, 0, 60],
    [59_999, 0, 1],
    [60_000, 60, 60],
    [90_500, 60, 30],
  ])('at %d ms its minute begins at %d s and lasts %d s more', (ms, beginn, restS) => {
    expect(ratenFenster(ms)).toEqual({ beginn, restS })
  })
})

describe('a webhook', () => {
  it('is tried eight times more, over nearly four days', () => {
    const minutes = Array.from({ length: 9 }, (_, i) => {
      const next = naechsterVersuch(i + 1, new Date(JETZT))
      return next === null ? null : (Date.parse(next) - Date.parse(JETZT)) / 60_000
    })
    expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, 2880, null])
    expect([ANTWORT_MS, GEHEIMNIS_UEBERLAPPUNG_STUNDEN, AUSZUG_ZEICHEN, WEBHOOKS_MAX]).toEqual([10_000, 24, 500, 20])
  })
  const NO = 'Diese Adresse liegt nicht im öffentlichen Internet. Dorthin senden wir nichts.'
  test.each([
    ['https://shop.example.org/x', null],
    ['http://shop.example.org/x', 'Die Adresse muss mit https:// beginnen.'],
    ['ftp://shop.example.org', 'Die Adresse muss mit https:// beginnen.'],
    ['https://a@shop.example.org', 'Die Adresse darf keine Zugangsdaten enthalten.'],
    ['https://:b@shop.example.org', 'Die Adresse darf keine Zugangsdaten enthalten.'],
    ['shop', 'Das ist keine Adresse. Beispiel: https://shop.example.org/postkampagne'],
    ['https://localhost', NO],
    ['https://shop', NO],
    ...'local internal intranet lan home corp arpa test invalid onion localhost'
      .split(' ')
      .map((end): [string, string] => [`https://a.${end}`, NO]),
    ['https://a.LOCAL.', NO],
    ['https://mylocal.org', null],
    ['https://a.notlocal', null],
    ['https://10.0.0.1', NO],
    ['https://[::1]', NO],
    ['https://93.184.215.14', null],
  ])('SEC-23 %s', (url, problem) => {
    expect(zielProblem(url, false)).toBe(problem)
  })
  it('goes to the machine itself only where that is allowed', () => {
    expect(
      ['http://localhost:3000', 'https://localhost', 'http://127.0.0.1', 'http://[::1]'].map((url) =>
        zielProblem(url, true),
      ),
    ).toEqual([null, null, null, null])
    expect(zielProblem('ftp://localhost', true)).not.toBeNull()
    expect(zielProblem('http://10.0.0.1', true)).not.toBeNull()
    expect(
      ['http://localhost', 'http://LOCALHOST.', 'http://127.0.0.1', 'http://a.org'].map((url) =>
        isLokalesZiel(new URL(url)),
      ),
    ).toEqual([true, true, true, false])
  })
})

/** Right, what the person has to hold, and the calls that it opens; `!` costs money or decides. */
const TABLE = `
zielgruppe.lesen | read Zielgruppe | fetchZielgruppen fetchZielgruppe zaehlePotenzial fetchBeispielEmpfaenger fetchEreignisse
zielgruppe.schreiben | create update delete Zielgruppe | saveZielgruppe uploadAdressen kopiereZielgruppe archiviereZielgruppe beginneUebertragung sendeTeil fetchUebertragung verwerfeUebertragung
werbemittel.lesen | read Werbemittel | fetchWerbemittelListe fetchWerbemittel fetchVorschau downloadAsset fetchWerbemittelVersionen fetchWerbemittelVersion
werbemittel.schreiben | create update delete Werbemittel | saveWerbemittel uploadBild uploadPdf pruefeWerbemittel kopiereWerbemittel archiviereWerbemittel benenneWerbemittelVersion stelleWerbemittelVersionHer uebernimmBild werbemittelAusBild beginneUebertragung sendeTeil fetchUebertragung verwerfeUebertragung
bild.erzeugen! | read create Bildgenerierung | zeichneMotiv erzeugeBilder fetchBildauftraege bricheBildauftragAb merkeGesehen fetchBilder fetchBeschreibungen fetchBildVorschau downloadBild saveFavorit deleteBild
kampagne.lesen | read Kampagne | fetchKampagnen fetchKampagne fetchVorschau berechnePreis fetchVersandtage fetchEreignisse
kampagne.schreiben | create update delete Kampagne | saveKampagne kopiereKampagne deleteKampagne wiederOeffnen anhalten fortsetzen terminAendern
kampagne.stornieren! | storno Kampagne | stornieren stornoAnfragen
freigabe.anfordern | request Freigabe | kampagneZurFreigabeGeben freigabeZurueckziehen
freigabe.entscheiden! | request decide Freigabe | freigabeLinkErneuern fetchFreigabe downloadFreigabeAsset freigabeErteilen freigabeAblehnen
zahlung.ausloesen! | pay Zahlung | starteZahlung bricheZahlungAb fetchZahlung fetchEreignisse
statistik.lesen | read Statistik | fetchStatistik fetchEreignisse
rechnung.lesen | read Rechnung | fetchRechnungen fetchRechnung downloadRechnungAsPdf downloadERechnung exportRechnungen fetchEreignisse`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.trim()))

describe('rights of a token (domain 4.10)', () => {
  it('open the calls of the table and no other', () => {
    const opened = new Map<string, string[]>()
    for (const [name = '', , calls = ''] of TABLE)
      for (const call of calls.split(' ')) opened.set(call, [...(opened.get(call) ?? []), name.replace('!', '')])
    for (const name of Object.keys(operations) as OperationName[]) {
      const rechte = opened.get(name) ?? []
      expect([name, ...rechteFuer(name)]).toEqual([name, ...rechte])
      const all = name === 'fetchGeneralPricelist'
      expect(isPerApiErreichbar(name)).toBe(all || rechte.length > 0)
      for (const recht of API_RECHTE) expect(tokenErreicht([recht], name)).toBe(all || rechte.includes(recht))
    }
  })

  test.each(TABLE)('%s asks for %s', (name = '', pairs = '') => {
    const recht = RECHTE[name.replace('!', '') as (typeof API_RECHTE)[number]]
    const words = pairs.split(' ')
    const subject = words.pop()
    expect(recht.paare).toEqual(words.map((action) => [action, subject]))
    expect(recht.heikel).toBe(name.endsWith('!'))
    expect(recht.label).toMatch(/^[A-Z]\w+ [\wäöü ]+$/)
    expect(recht.erklaerung).toMatch(/^[A-Z].+\.$/)
  })

  it('are at most those of the person', () => {
    const freigeber = buildAbility(ROLE_RULES.freigeber)
    expect(mayGrant('kampagne.lesen', freigeber)).toBe(true)
    // He decides and does not ask: half of a right is none.
    expect(mayGrant('freigabe.entscheiden', freigeber)).toBe(false)
    expect(tokenRules(['freigabe.entscheiden', 'kampagne.schreiben'], freigeber)).toEqual([
      { action: 'decide', subject: 'Freigabe' },
    ])
  })
})

describe('an example call, word for word', () => {
  const of = (encoding: string, answer: string, once = false) =>
    ({
      operation: { path: '/api/x/', encoding, answer, once, method: encoding === 'query' ? 'GET' : 'POST' } as never,
      url: 'https://p.example/api/v1/x/tu',
      eingabe: { name: "O'Neil", liste: [1, null, true, { a: 'b' }], leer: null },
    }) as const
  test.each(SPRACHEN)('%s', (sprache) => {
    expect(SPRACHE_NAME[sprache].toLowerCase()).toBe(sprache)
    expect(snippet(sprache, of('query', 'json'))).toMatchSnapshot('read')
    expect(snippet(sprache, of('form', 'json', true))).toMatchSnapshot('write')
    expect(snippet(sprache, { ...of('multipart', 'datei'), eingabe: { datei: '', o: {} } })).toMatchSnapshot('upload')
    expect(snippet(sprache, of('query', 'bild'))).toMatchSnapshot('picture')
  })
})
