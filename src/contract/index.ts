import { apizugangOperations } from './apizugangOperations.ts'
import { bildgenerierungOperations } from './bildgenerierungOperations.ts'
import { ereignisOperations } from './ereignis.ts'
import { freigabeOperations } from './freigabe.ts'
import { kampagneOperations } from './kampagneOperations.ts'
import { kontoOperations } from './konto.ts'
import { mitarbeiterOperations } from './mitarbeiterOperations.ts'
import { preislisteOperations } from './preisliste.ts'
import { rechnungOperations } from './rechnungOperations.ts'
import { registrierungOperations } from './registrierung.ts'
import { sessionOperations } from './sessionOperations.ts'
import { auskunftOperations } from './auskunft.ts'
import { sperrlisteOperations } from './sperrliste.ts'
import { statistikOperations } from './statistik.ts'
import { sucheOperations } from './suche.ts'
import { uebertragungOperations } from './uebertragung.ts'
import { werbemittelOperations } from './werbemittel.ts'
import { werbemittelVersionOperations } from './werbemittelVersion.ts'
import { zahlungOperations } from './zahlung.ts'
import { zugangOperations } from './zugang.ts'
import { zielgruppeOperations } from './zielgruppeOperations.ts'

/** The calls by the part of the service that answers them; a backend may have some of the parts and not others. */
export const bereiche = {
  session: sessionOperations,
  registrierung: registrierungOperations,
  preisliste: preislisteOperations,
  uebertragung: uebertragungOperations,
  zielgruppe: zielgruppeOperations,
  werbemittel: { ...werbemittelOperations, ...werbemittelVersionOperations },
  bildgenerierung: bildgenerierungOperations,
  kampagne: kampagneOperations,
  freigabe: freigabeOperations,
  zahlung: zahlungOperations,
  rechnung: rechnungOperations,
  konto: kontoOperations,
  sperrliste: sperrlisteOperations,
  auskunft: auskunftOperations,
  mitarbeiter: mitarbeiterOperations,
  zugang: zugangOperations,
  statistik: statistikOperations,
  suche: sucheOperations,
  apizugang: apizugangOperations,
  ereignis: ereignisOperations,
} as const

type Bereich = keyof typeof bereiche
/** A call with its part: "kampagne.fetchKampagnen". */
export type BereichAufruf = {
  [B in Bereich]: `${B}.${Extract<keyof (typeof bereiche)[B], string>}`
}[Bereich]

/** Every call of the product, and the only list of them. */
export const operations = {
  ...bereiche.session,
  ...bereiche.registrierung,
  ...bereiche.preisliste,
  ...bereiche.uebertragung,
  ...bereiche.zielgruppe,
  ...bereiche.werbemittel,
  ...bereiche.bildgenerierung,
  ...bereiche.kampagne,
  ...bereiche.freigabe,
  ...bereiche.zahlung,
  ...bereiche.rechnung,
  ...bereiche.konto,
  ...bereiche.sperrliste,
  ...bereiche.auskunft,
  ...bereiche.mitarbeiter,
  ...bereiche.zugang,
  ...bereiche.statistik,
  ...bereiche.suche,
  ...bereiche.apizugang,
  ...bereiche.ereignis,
} as const

export type Operations = typeof operations
export type OperationName = keyof Operations
