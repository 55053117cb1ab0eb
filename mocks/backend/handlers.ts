import { apizugangHandlers } from './apizugang/handlers.ts'
import { freigabeHandlers } from './freigabe/handlers.ts'
import { kampagneHandlers } from './kampagne/handlers.ts'
import { kontoHandlers } from './konto/handlers.ts'
import { mitarbeiterHandlers } from './mitarbeiter/handlers.ts'
import { preislisteHandlers } from './preisliste/handlers.ts'
import { rechnungHandlers } from './rechnung/handlers.ts'
import { registrierungHandlers } from './registrierung/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { sperrlisteHandlers } from './sperrliste/handlers.ts'
import { statistikHandlers } from './statistik/handlers.ts'
import { sucheHandlers } from './suche/handlers.ts'
import type { Handlers } from './platform/handlers.ts'
import { werbemittelHandlers } from './werbemittel/handlers.ts'
import { zahlungHandlers } from './zahlung/handlers.ts'
import { zielgruppeHandlers } from './zielgruppe/handlers.ts'
import { zugangHandlers } from './zugang/handlers.ts'

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
