import { kontoHandlers } from './konto.ts'
import { mitarbeiterHandlers } from './mitarbeiter.ts'
import { preislisteHandlers } from './preisliste.ts'
import { sessionHandlers } from './session.ts'
import { zielgruppeHandlers } from './zielgruppe.ts'
import type { Handlers } from './types.ts'

/** The handler of every operation; a missing one is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...preislisteHandlers,
  ...zielgruppeHandlers,
  ...kontoHandlers,
  ...mitarbeiterHandlers,
} as Handlers
