import type { Generated } from 'kysely'

/** One entry of the general price list; `price` in ct. */
interface PreisEintragRow {
  idPreisEintrag: Generated<number>
  kategorie: string
  unterkategorie: string
  gruppe: string
  internalName: string
  title: string
  price: number | null
  min: number | null
  max: number | null
}

declare module '../platform/db/schema.ts' {
  interface Database {
    preisEintrag: PreisEintragRow
  }
}
