import { apizugangPages } from './pages/apizugang.ts'
import { authPages } from './pages/auth.ts'
import { barrierefreiheitPages } from './pages/barrierefreiheit.ts'
import { dashboardPages } from './pages/dashboard.ts'
import { kampagnePages } from './pages/kampagne.ts'
import { kontoPages } from './pages/konto.ts'
import { mitarbeiterPages } from './pages/mitarbeiter.ts'
import { werbemittelPages } from './pages/werbemittel.ts'
import { zielgruppePages } from './pages/zielgruppe.ts'
import type { PageRecord, PageRecords } from './record.ts'

/** Every page of the product (spec 2), in the order of its menus; paths, guards, menus and search derive from it. */
export const PAGES = {
  ...authPages,
  ...dashboardPages,
  ...kampagnePages,
  ...zielgruppePages,
  ...werbemittelPages,
  ...kontoPages,
  ...mitarbeiterPages,
  ...apizugangPages,
  ...barrierefreiheitPages,
} satisfies PageRecords

export type PageKey = keyof typeof PAGES

/** The same without their names. */
export const RECORDS: readonly PageRecord[] = Object.values(PAGES)
