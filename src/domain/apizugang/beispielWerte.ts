import { PALETTE, toCss } from '#src/engines/print/rules.ts'
import type { JsonSchema, OpenApi } from '#src/contract/openapi/types.ts'

/** How a token is sent. */
export const BEISPIEL_KOPF = 'Authorization: Bearer pk_live_…'

/** A refusal as it is answered. */
export const BEISPIEL_FEHLER = {
  fehler: {
    code: 'EINGABE_UNGUELTIG',
    text: 'Was an welchem Feld nicht stimmt, steht in `felder`. Es wurde nichts gespeichert.',
    felder: { bezeichnung: 'Bitte füllen Sie dieses Feld aus.' },
    anfrage: 'K7M2Q9XA',
  },
}

/** Values that read like real ones, by the name of their field. */
const WERTE: Record<string, unknown> = {
  idPtKampagne: 4711,
  idPtZielgruppe: 128,
  idPtWerbemittel: 64,
  idPtFreigabe: 12,
  idPtBild: 31,
  idPtBildgenerierung: 7,
  beschreibung: 'Brötchen und Croissants am Herbstmorgen',
  negativ: 'Menschen',
  saat: 20261123,
  anzahl: 2,
  farben: PALETTE.slice(5, 6).map(({ farbe }) => toCss(farbe)),
  anbieter: 'bilder.example.org',
  modell: 'gpt-image-1',
  idUebertragung: '5f0c4e1ab27d4c6f9a3e8d71b0c2f4a6',
  bytes: 94_371_840,
  teilBytes: 4_194_304,
  nr: 1,
  idPtRechnung: 905,
  idPtZahlung: 311,
  idPtKunde: 1,
  bezeichnung: 'Herbstaktion',
  version: 3,
  firma: 'Teeladen Morgenrot GmbH',
  strasse: 'Hauptstraße',
  hausnummer: '12',
  plz: '01067',
  ort: 'Dresden',
  name: 'Paula Prüferin',
  vorname: 'Erika',
  nachname: 'Beispiel',
  email: 'paula@example.org',
  empfaengerName: 'Paula Prüferin',
  empfaengerEmail: 'paula@example.org',
  grund: 'Der Termin hat sich verschoben.',
  dateiName: 'kunden.csv',
  dateiZeilen: 120,
  zeichensatz: 'UTF-8',
  trennzeichen: ';',
  zuordnung: { Vorname: 'vorname', Nachname: 'nachname', PLZ: 'plz' },
  datenquelle: 'Kundendatei des Teeladens',
  hashKey: 'Zk3T…',
  snapshotHash: '9f86d081…',
  assetId: 'bild-1',
  bild: '9f86d081…',
  signatur: 'Zk3T…',
  url: 'https://post.example.org/kampagne/freigeben/Zk3T…',
  weiterleitung: 'https://zahlung.example.org/PK4711-A1B2',
  referenz: 'PK4711-A1B2',
  rechnungsnummer: 'RE-2026-000123',
  kurzlink: 'https://post.example.org/q/ab12cd',
  warnungenAkzeptiert: [],
  ohneWarnungen: [],
  trotzAbgleich: ['abgleichFraglich'],
  jemandAnderes: [17],
  betrag: '118.81',
  gebuehr: '0.00',
  brutto: '118.81',
  netto: '99.84',
  ust: '18.97',
  ustSatz: 19,
  jeStueck: '0.99',
  einzelpreis: '0.83',
  menge: 120,
  potenzial: 120,
  gesamt: 120,
  zustellbar: 118,
  page: 1,
  seitenGroesse: 20,
  total: 1,
  jahr: 2026,
  gueltigTage: 14,
  state: 'inBearbeitung',
  gebiet: { art: 'plz', plz: ['01067', '01069'] },
  geschlecht: [],
  kaufkraft: [],
  haustyp: [],
  bestaetigt: ['text', 'bild', 'qrZiel', 'absender'],
  von: '2026-12-01',
  bis: '2026-12-31',
  versandDatum: '2026-12-08',
  zahlungsart: 'rechnung',
  rechtmaessigErhoben: 1,
  agbAkzeptiert: 1,
  quorum: 'alle',
  zahlungsStatus: 'offen',
  seiten: [],
  assets: [],
  layers: [],
  verlauf: [],
  tage: ['2026-12-08', '2026-12-09'],
  heute: '2026-11-20',
}

/** Fields that make an example clearer, though they may be left out. */
const AUCH: Record<string, readonly string[]> = {
  saveZielgruppe: ['filter'],
  saveKampagne: ['bezeichnung', 'idPtZielgruppe', 'idPtWerbemittel', 'versandDatum', 'tracking'],
  uploadAdressen: ['datei'],
  uploadBild: ['datei'],
  uploadPdf: ['datei'],
  fetchKampagnen: ['state'],
  fetchRechnungen: ['jahr'],
}

type Schemas = OpenApi['components']['schemas']

/** Deeper than this nothing is made up any more. */
const MAX_TIEFE = 6

/** Value of a schema that reads like a real one. */
export function beispielWert(schema: JsonSchema, schemas: Schemas, name = '', tiefe = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (Object.hasOwn(WERTE, name) && passt(WERTE[name], schema, schemas)) return WERTE[name]
  const resolved = resolve(schema, schemas)
  if (resolved !== schema) return beispielWert(resolved, schemas, name, tiefe)
  if (schema.contentSchema) return beispielWert(schema.contentSchema, schemas, name, tiefe)
  const [first] = schema.enum ?? schema.examples ?? []
  if (first !== undefined) return first
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return beispielWert(choice, schemas, name, tiefe)
  return byType(schema, schemas, name, tiefe)
}

function byType(schema: JsonSchema, schemas: Schemas, name: string, tiefe: number): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return tiefe > MAX_TIEFE ? {} : beispielObjekt(schema, schemas, [], tiefe)
    case 'array':
      return beispielListe(schema, schemas, name, tiefe)
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 0)
    case 'boolean':
      return false
    case 'null':
      return null
    case 'string':
      return schema.pattern?.includes('d{5}') ? '01067' : 'Text'
    default:
      return null
  }
}

function beispielListe(schema: JsonSchema, schemas: Schemas, name: string, tiefe: number): unknown[] {
  if (schema.prefixItems)
    return schema.prefixItems.map((item) => beispielWert(asSchema(item), schemas, name, tiefe + 1))
  if (tiefe > MAX_TIEFE || schema.items === undefined || Array.isArray(schema.items)) return []
  return [beispielWert(asSchema(schema.items), schemas, einzahl(name), tiefe + 1)]
}

/** Names of lists do not say what their entries are called; only the general values of an entry apply. */
const einzahl = (name: string) => `${name}[]`

const asSchema = (schema: JsonSchema | boolean): JsonSchema => (typeof schema === 'boolean' ? {} : schema)

function beispielObjekt(schema: JsonSchema, schemas: Schemas, also: readonly string[], tiefe: number) {
  const required = new Set([...(schema.required ?? []), ...also])
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([field, value]) =>
      required.has(field) ? [[field, beispielWert(asSchema(value), schemas, field, tiefe + 1)]] : [],
    ),
  )
}

function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  return name === undefined ? schema : (schemas[name] ?? {})
}

/** A value made for a name is only taken where its kind fits: `von` is a day here and a person there. */
function passt(value: unknown, schema: JsonSchema, schemas: Schemas): boolean {
  const { type, anyOf, oneOf, contentSchema, enum: choices } = resolve(schema, schemas)
  if (contentSchema) return passt(value, contentSchema, schemas)
  const options = anyOf ?? oneOf
  if (options) return options.some((option) => passt(value, option, schemas))
  if (choices) return choices.some((choice) => choice === value)
  const types = Array.isArray(type) ? type : [type]
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value))
  return types.some((one) => one === typeof value)
}

/** Input of a call as an example: what it needs and what makes it clear. */
export function beispielEingabe(name: string, schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  return beispielObjekt(schema, schemas, AUCH[name] ?? [], 0)
}
