import { endAllTokens } from './apizugang/tokens.ts'
import { lockKampagne } from './kampagne/act.ts'
import { widerrufeMandat } from './konto/widerrufeMandat.ts'
import { storniereRechnung } from './rechnung/storno.ts'
import { endDebits } from './zahlung/endDebits.ts'
import { aenderePasswort } from './zugang/aenderePasswort.ts'
import { ereignisHandlers } from './apizugang/ereignisse.ts'
import { apizugangHandlers } from './apizugang/handlers.ts'
import { bildgenerierungHandlers } from './bildgenerierung/handlers.ts'
import { freigabeHandlers } from './freigabe/handlers.ts'
import { kampagneHandlers } from './kampagne/handlers.ts'
import { kontoHandlers } from './konto/handlers.ts'
import { mitarbeiterHandlers } from './mitarbeiter/handlers.ts'
import { preislisteHandlers } from './preisliste/handlers.ts'
import { rechnungHandlers } from './rechnung/handlers.ts'
import { registrierungHandlers } from './registrierung/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { auskunftHandlers } from './auskunft/handlers.ts'
import { sperrlisteHandlers } from './sperrliste/handlers.ts'
import { statistikHandlers } from './statistik/handlers.ts'
import { sucheHandlers } from './suche/handlers.ts'
import type { Handlers } from './platform/handlers.ts'
import { uebertragungHandlers } from './uebertragung/handlers.ts'
import { werbemittelHandlers } from './werbemittel/handlers.ts'
import { werbemittelVersionHandlers } from './werbemittel/versionHandlers.ts'
import { zahlungHandlers } from './zahlung/handlers.ts'
import { zielgruppeHandlers } from './zielgruppe/handlers.ts'
import { zugangHandlers } from './zugang/handlers.ts'

/** The handler of every operation; a missing one is a type error. What a noun needs from one above it is handed in here. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...registrierungHandlers,
  ...preislisteHandlers,
  ...zielgruppeHandlers,
  ...uebertragungHandlers,
  ...werbemittelHandlers,
  ...werbemittelVersionHandlers,
  ...bildgenerierungHandlers,
  ...kampagneHandlers,
  ...freigabeHandlers,
  ...zahlungHandlers,
  ...rechnungHandlers,
  storniereRechnung: storniereRechnung(lockKampagne),
  ...kontoHandlers,
  widerrufeMandat: widerrufeMandat(endDebits),
  ...sperrlisteHandlers,
  ...auskunftHandlers,
  ...mitarbeiterHandlers,
  ...zugangHandlers,
  aenderePasswort: aenderePasswort(endAllTokens),
  ...statistikHandlers,
  ...sucheHandlers,
  ...apizugangHandlers,
  ...ereignisHandlers,
}
