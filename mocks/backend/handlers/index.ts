import { apizugangHandlers } from './apizugang.ts'
import { freigabeHandlers } from './freigabe.ts'
import { kampagneHandlers } from './kampagne.ts'
import { kontoHandlers } from './konto.ts'
import { mitarbeiterHandlers } from './mitarbeiter.ts'
import { preislisteHandlers } from './preisliste.ts'
import { rechnungHandlers } from './rechnung.ts'
import { registrierungHandlers } from './registrierung.ts'
import { sessionHandlers } from './session.ts'
import { sperrlisteHandlers } from './sperrliste.ts'
import { statistikHandlers } from './statistik.ts'
import { sucheHandlers } from './suche.ts'
import type { Handlers } from './types.ts'
import { werbemittelHandlers } from './werbemittel.ts'
import { zahlungHandlers } from './zahlung.ts'
import { zielgruppeHandlers } from './zielgruppe.ts'
import { zugangHandlers } from './zugang.ts'

/** The handler of every operation; a missing one is a type error. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...registrierungHandlers,
  ...preislisteHandlers,
  ...zielgruppeHandlers,
  ...werbemittelHandlers,
  ...kampagneHandlers,
  ...freigabeHandlers,
  ...zahlungHandlers,
  ...rechnungHandlers,
  ...kontoHandlers,
  ...sperrlisteHandlers,
  ...mitarbeiterHandlers,
  ...zugangHandlers,
  ...statistikHandlers,
  ...sucheHandlers,
  ...apizugangHandlers,
}
