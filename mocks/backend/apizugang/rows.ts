import type { Generated, Selectable } from 'kysely'
import type { TOKEN_MODI, ZustellStatus } from '#src/contract/apizugang.ts'
import type { WebhookInhalt } from '#src/contract/webhook.ts'

/** A token; of its secret only the SHA-256 is kept. */
interface ApiTokenTable {
  idPtApiToken: Generated<number>
  idPtKunde: number
  /** Login of the person who made it, and in whose name it acts; null once that login is gone. */
  idZugang: number | null
  erstelltVon: string
  bezeichnung: string
  praefix: string
  tokenHash: string
  /** JSON: ApiRecht[]. */
  rechte: string
  modus: (typeof TOKEN_MODI)[number]
  /** JSON: string[]. */
  ipListe: string
  gueltigBis: string
  endetAm: string | null
  widerrufenAm: string | null
  erstelltAm: string
  letzteNutzung: string | null
  letzteIp: string | null
  /** Beginn of the window that `anzahl` counts calls of, seconds since 1970, real time. */
  fenster: Generated<number>
  anzahl: Generated<number>
}
export type ApiTokenRow = Selectable<ApiTokenTable>

/** One call that came with a token. */
interface ApiAnfrageTable {
  idPtApiAnfrage: Generated<number>
  idPtKunde: number
  idPtApiToken: number
  zeit: string
  methode: string
  operation: string | null
  status: number
  code: string | null
  dauerMs: number
  anfrage: string
  ip: string
}

/** Where events are told to. The secret is sealed (platform/sealing.ts): it has to be read again to sign. */
interface WebhookTable {
  idPtWebhook: Generated<number>
  idPtKunde: number
  bezeichnung: string
  url: string
  /** JSON: WebhookEreignis[]. */
  ereignisse: string
  geheimnis: string
  altesGeheimnis: string | null
  altesGeheimnisBis: string | null
  aktiv: number
  pausiertAm: string | null
  letzterErfolg: string | null
  erstelltVon: string
  erstelltVonEmail: string
  erstelltAm: string
  version: Generated<number>
}
export type WebhookRow = Selectable<WebhookTable>

/** What happened, for whoever asks later. */
interface KontoEreignisTable {
  idPtEreignis: Generated<number>
  idPtKunde: number
  nachrichtId: string
  ereignis: WebhookInhalt['ereignis']
  modus: WebhookInhalt['modus']
  /** JSON, as it is sent. */
  inhalt: string
  zeit: string
}

/** The outbox of events, and the log of what became of them. */
interface ZustellungTable {
  idPtZustellung: Generated<number>
  idPtKunde: number
  idPtWebhook: number
  nachrichtId: string
  ereignis: string
  inhalt: string
  status: ZustellStatus
  erstelltAm: string
  versuche: Generated<number>
  letzterVersuch: string | null
  naechsterVersuch: string | null
  /** End of the lease of who is sending it (platform/lease.ts). */
  laeuftBis: Generated<string | null>
  dauerMs: number | null
  antwortStatus: number | null
  antwortAuszug: string | null
  fehler: string | null
}
export type ZustellungRow = Selectable<ZustellungTable>

declare module '../platform/db/schema.ts' {
  interface Database {
    apiToken: ApiTokenTable
    apiAnfrage: ApiAnfrageTable
    webhook: WebhookTable
    zustellung: ZustellungTable
    kontoEreignis: KontoEreignisTable
  }
}
