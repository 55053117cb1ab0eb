import { seal } from '#mocks/backend/platform/sealing.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { hashPassword } from '#mocks/backend/platform/passwords.ts'
import { startSession } from '#mocks/backend/zugang/sitzung.ts'
import { newSecret } from '#mocks/backend/platform/secrets.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { standOf } from '#mocks/backend/werbemittel/load.ts'
import { keepVersion, loadVersionen } from '#mocks/backend/werbemittel/versionen.ts'
import { loadVorschau } from '#mocks/backend/werbemittel/vorschau.ts'
import type { SchluesselArt } from '#src/contract/registrierung.ts'
import { addBilder } from './sampleBilder.ts'
import { ADRESS_ENTWURF, CSV, NEUES_PASSWORT, PNG, type Sample } from './sampleInputs.ts'
import type { TestBackend } from './standIn.ts'

const OPEN_KEY = 'schluessel-fuer-tests-mit-43-zeichen-laenge'
/** Keys of mailed links, one a kind, of the first login and of a registration. */
const keyOf = (art: SchluesselArt) => `${OPEN_KEY}-${art}`

/** What is the same in every stand-in of the tests, whose clock stands. */
const FEST = {
  freigeberEmail: 'freigabe@example.org',
  mitarbeiterEmail: 'team@example.org',
  eigeneVersion: 1,
  kontoVersion: () => 1,
  avvFassung: '2026-1',
  email: 'kunde@example.org',
  passwort: DEMO_PASSWORT,
  neuesPasswort: 'Kiesel Fjord Laterne 52',
  code: () => '123456',
  ticket: 'x'.repeat(43),
  schluessel: keyOf,
  neueEmail: (wort) => `${wort}@example.org`,
  versandtage: { von: '2026-12-01', bis: '2026-12-31' },
  versandDatum: '2026-12-17',
  tokenBis: '2027-06-30',
  pdf: new Blob(['%PDF-1.7 not really']),
} satisfies Partial<Sample>

async function openKeys(db: TestBackend['db']): Promise<void> {
  const gueltigBis = '2099-01-01T00:00:00.000Z'
  for (const art of ['passwort_zuruecksetzen', 'passwort_neu', 'entsperrung'] as const)
    await db
      .insertInto('schluessel')
      .values({ idZugang: 1, art, keyHash: sha256(keyOf(art)), gueltigBis })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db
    .insertInto('registrierung')
    .values({
      email: 'neu@example.org',
      passwort: await hashPassword(NEUES_PASSWORT),
      firma: 'Teeladen am Markt',
      anrede: 'Frau',
      vorname: 'Edda',
      nachname: 'Lorenz',
      agbAkzeptiertAm: gueltigBis,
      keyHash: sha256(keyOf('aktivierung')),
      gueltigBis,
      erstelltAm: gueltigBis,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What stands in the address of the first picture of a material. */
async function readVorschau(context: TestBackend['context'], idPtWerbemittel: number): Promise<Sample['vorschau']> {
  const adresse = (await loadVorschau(context, [idPtWerbemittel])).get(idPtWerbemittel)?.[0] ?? ''
  const fields = new URL(adresse, context.settings.publicUrl).searchParams
  const text = (name: string) => fields.get(name) ?? ''
  return { idPtKunde: Number(text('idPtKunde')), bild: text('bild'), signatur: text('signatur') }
}

async function addVersion(context: TestBackend['context'], idPtWerbemittel: number): Promise<number> {
  const row = await context.db
    .selectFrom('werbemittel')
    .selectAll()
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .executeTakeFirstOrThrow()
  await keepVersion(context, idPtWerbemittel, standOf(row), { anlass: 'benannt', bezeichnung: 'Messe', von: 'Kerstin' })
  const [kept] = await loadVersionen(context, idPtWerbemittel)
  return kept?.idPtWerbemittelVersion ?? 0
}

export async function readSample(backend: TestBackend, idPtKunde: number): Promise<Sample> {
  const { db, clock } = backend
  await openKeys(db)
  const kampagnen = await db.selectFrom('kampagne').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  const zielgruppen = await db
    .selectFrom('zielgruppe')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .orderBy('idPtZielgruppe', 'desc')
    .execute()
  const used = new Set(kampagnen.map((row) => row.idPtZielgruppe))
  const werbemittel = await db
    .selectFrom('werbemittel')
    .innerJoin('werbemittelAsset', 'werbemittelAsset.idPtWerbemittel', 'werbemittel.idPtWerbemittel')
    .select(['werbemittel.idPtWerbemittel', 'version', 'assetId'])
    .where('idPtKunde', '=', idPtKunde)
    .where('typ', '=', 'editor')
    .where('werbemittel.idPtWerbemittel', 'not in', [
      0,
      ...kampagnen.flatMap((row) => (row.idPtWerbemittel === null ? [] : [row.idPtWerbemittel])),
    ])
    .executeTakeFirstOrThrow()
  const review = kampagnen.find((row) => row.state === 'inInternerFreigabe')
  const link = await db
    .selectFrom('freigabe')
    .select(['idPtFreigabe', 'snapshotNr'])
    .where('idPtKampagne', '=', review?.idPtKampagne ?? 0)
    .where('entscheidung', '=', 'offen')
    .where('widerrufenAm', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('freigabe')
    .set({ keyHash: sha256(OPEN_KEY) })
    .where('idPtFreigabe', '=', link?.idPtFreigabe ?? 0)
    .execute()
  const snapshot = await db
    .selectFrom('snapshot')
    .select(['hash', 'inhalt'])
    .where('idPtKampagne', '=', review?.idPtKampagne ?? 0)
    .where('nr', '=', link?.snapshotNr ?? 0)
    .executeTakeFirst()
  const rechnung = await db
    .selectFrom('rechnung')
    .select('idPtRechnung')
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('rechnungsdatum')
    .executeTakeFirst()
  const mitarbeiter = await db
    .selectFrom('mitarbeiter')
    .select('idThHeadhunterMitarbeiter')
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('idThHeadhunterMitarbeiter')
    .execute()
  const zugang = await db
    .selectFrom('zugang')
    .select('idZugang')
    .where('idPtKunde', '=', idPtKunde)
    .where('idThHeadhunterMitarbeiter', 'is', null)
    .executeTakeFirstOrThrow()
  const token = await startSession(db, clock, zugang.idZugang)
  const sitzung = await db
    .selectFrom('sitzung')
    .select('idSitzung')
    .where('tokenHash', '=', sha256(token))
    .executeTakeFirstOrThrow()
  const sperre = await db
    .selectFrom('sperre')
    .select('idPtSperre')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  const inhalt = JSON.parse(snapshot?.inhalt ?? '{"assets":[]}') as { assets: { id: string }[] }
  const payable = kampagnen.find((row) => row.state === 'inBezahlung')
  const frei = zielgruppen.find((row) => row.typ === 'filter' && !used.has(row.idPtZielgruppe))
  const kampagne: Sample['kampagne'] = (state) => {
    const row = kampagnen.find((one) => one.state === state)
    if (!row) throw new Error(`no campaign in ${state}`)
    return { idPtKampagne: row.idPtKampagne, version: row.version }
  }
  return {
    idPtKunde,
    kampagne,
    wartend: kampagne('inBezahlung'),
    irgendeineKampagne: { idPtKampagne: kampagne('inVersendet').idPtKampagne },
    zielgruppe: { idPtZielgruppe: frei?.idPtZielgruppe ?? 0, version: frei?.version ?? 0 },
    liste: { idPtZielgruppe: zielgruppen.find((row) => row.typ === 'hochgeladen')?.idPtZielgruppe ?? 0 },
    werbemittel: { idPtWerbemittel: werbemittel.idPtWerbemittel, version: werbemittel.version },
    idPtWerbemittelVersion: await addVersion(backend.context, werbemittel.idPtWerbemittel),
    assetId: werbemittel.assetId,
    vorschau: await readVorschau(backend.context, werbemittel.idPtWerbemittel),
    idPtRechnung: rechnung?.idPtRechnung ?? 0,
    mitarbeiter: () => ({
      idThHeadhunterMitarbeiter: mitarbeiter[0]?.idThHeadhunterMitarbeiter ?? 0,
      version: 1,
    }),
    idThUebernehmer: mitarbeiter[1]?.idThHeadhunterMitarbeiter ?? 0,
    idSitzung: sitzung.idSitzung,
    idPtFreigabe: link?.idPtFreigabe ?? 0,
    hashKey: OPEN_KEY,
    snapshotHash: snapshot?.hash ?? '',
    freigabeAssetId: inhalt.assets[0]?.id ?? '',
    idPtSperre: sperre?.idPtSperre ?? 0,
    ...(await addEntwurf(backend, idPtKunde)),
    ...FEST,
    ...(await addBilder(backend.context, idPtKunde)),
    ...(await addUebertragung(db, idPtKunde)),
    ...(await addApizugang(backend.context, idPtKunde)),
    offen: payable?.preis ? (JSON.parse(payable.preis) as { brutto: number }).brutto : 0,
  }
}

async function addEntwurf({ db, context }: TestBackend, idPtKunde: number) {
  return db
    .insertInto('adressEntwurf')
    .values({
      idPtKunde,
      inhalt: JSON.stringify({ ...ADRESS_ENTWURF, idPtZielgruppe: null }),
      datei: await context.files.put(new TextEncoder().encode(CSV)),
      wer: 'Marta Vogel',
      geaendertAm: context.now().toISOString(),
      loeschenAm: '2099-01-01',
    })
    .returning('idPtAdressEntwurf')
    .executeTakeFirstOrThrow()
}

/** The picture of the samples, of which nothing has come yet. */
async function addUebertragung(db: TestBackend['db'], idPtKunde: number) {
  return db
    .insertInto('uebertragung')
    .values({
      idUebertragung: sha256(newSecret()).slice(0, 32),
      idPtKunde,
      idPtKundeMitarbeiter: null,
      aufruf: 'uploadAvatar',
      bytes: PNG.byteLength,
      teilBytes: PNG.byteLength,
      sha256: null,
      benutztVon: null,
      beruehrtAm: '2026-11-20T08:00:00.000Z',
      gueltigBis: '2099-01-01T00:00:00.000Z',
    })
    .returning('idUebertragung')
    .executeTakeFirstOrThrow()
}

/** A token, a webhook that nobody answers at, and a delivery that failed. */
async function addApizugang({ db, settings }: TestBackend['context'], idPtKunde: number) {
  const zeit = '2026-11-20T08:00:00.000Z'
  const zugang = await db
    .selectFrom('zugang')
    .select('idZugang')
    .where('idPtKunde', '=', idPtKunde)
    .where('idThHeadhunterMitarbeiter', 'is', null)
    .executeTakeFirstOrThrow()
  const { idPtApiToken } = await db
    .insertInto('apiToken')
    .values({
      ...zugang,
      idPtKunde,
      erstelltVon: 'Katharina Brandt',
      bezeichnung: 'Warenwirtschaft',
      modus: 'live',
      praefix: 'pk_live_AbCdEfGh',
      tokenHash: sha256(newSecret()),
      rechte: '["kampagne.lesen"]',
      ipListe: '[]',
      gueltigBis: '2027-11-20',
      erstelltAm: zeit,
    })
    .returning('idPtApiToken')
    .executeTakeFirstOrThrow()
  const webhook = await db
    .insertInto('webhook')
    .values({
      idPtKunde,
      bezeichnung: 'Shop',
      url: 'http://127.0.0.1:9/',
      ereignisse: '["kampagne.state"]',
      aktiv: 0,
      geheimnis: seal(settings, 'webhook', `whsec_${Buffer.alloc(32).toString('base64')}`),
      erstelltAm: zeit,
      erstelltVon: 'Katharina Brandt',
      erstelltVonEmail: 'kunde@example.org',
    })
    .returning(['idPtWebhook', 'version'])
    .executeTakeFirstOrThrow()
  const { idPtWebhook } = webhook
  const { idPtZustellung } = await db
    .insertInto('zustellung')
    .values({
      idPtKunde,
      idPtWebhook,
      nachrichtId: `msg_${idPtWebhook}`,
      ereignis: 'kampagne.state',
      inhalt: '{}',
      status: 'fehlgeschlagen',
      erstelltAm: zeit,
      versuche: 9,
      letzterVersuch: zeit,
    })
    .returning('idPtZustellung')
    .executeTakeFirstOrThrow()
  return { idPtApiToken, webhook, idPtZustellung }
}
