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
import { zahlungOperations } from './zahlung.ts'
import { zugangOperations } from './zugang.ts'
import { zielgruppeOperations } from './zielgruppeOperations.ts'

/** Every call of the product, and the only list of them. */
export const operations = {
  ...sessionOperations,
  ...registrierungOperations,
  ...preislisteOperations,
  ...uebertragungOperations,
  ...zielgruppeOperations,
  ...werbemittelOperations,
  ...bildgenerierungOperations,
  ...kampagneOperations,
  ...freigabeOperations,
  ...zahlungOperations,
  ...rechnungOperations,
  ...kontoOperations,
  ...sperrlisteOperations,
  ...auskunftOperations,
  ...mitarbeiterOperations,
  ...zugangOperations,
  ...statistikOperations,
  ...sucheOperations,
  ...apizugangOperations,
  ...ereignisOperations,
} as const

export type Operations = typeof operations
export type OperationName = keyof Operations
