import type { Generated, Selectable } from 'kysely'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId } from '#src/contract/dokument.ts'
import type { VERSION_ANLAESSE } from '#src/contract/werbemittelVersion.ts'

interface WerbemittelRow {
  idPtWerbemittel: Generated<number>
  idPtKunde: number
  bezeichnung: string
  format: FormatId
  typ: 'editor' | 'hochgeladen'
  /** JSON: Seite[]. */
  seiten: string
  /** JSON of the contract's field, only for typ hochgeladen. */
  pdf: string | null
  /** JSON: Befund[]. */
  pruefung: string
  pruefStatus: 'offen' | 'ok' | 'warnung' | 'fehler'
  archiviert: Generated<number>
  erstelltAm: string
  geaendertAm: string
  version: Generated<number>
  /** What the list searches in and sorts names by (platform/db/abgeleitet): every write computes them. */
  suche: Generated<string>
  sortierung: Generated<string>
}
export type WerbemittelSelect = Selectable<WerbemittelRow>

/** A stored picture or PDF of a customer; the bytes lie in the file store under `sha256`. */
export interface AssetRow {
  assetId: string
  idPtKunde: number
  name: string
  sha256: string
  mime: Asset['mime']
  breitePx: number
  hoehePx: number
  farbraum: 'rgb' | 'cmyk' | 'gray'
  bytes: number
  quelle: Asset['quelle']
  erstelltAm: string
}

/** Which material may use which asset; a copy of a material shares the assets. */
interface WerbemittelAssetRow {
  idPtWerbemittel: number
  assetId: string
}

/** Small picture of a page, WebP; drawn anew whenever the content is saved. */
interface WerbemittelVorschauRow {
  idPtWerbemittel: number
  /** Page, from 0. */
  seite: number
  sha256: string
  bild: Uint8Array
}

/** A drawing that was kept, each once: JSON of `Stand` (versionen.ts) under its hash. */
interface WerbemittelDokumentRow {
  idPtWerbemittel: number
  hash: string
  inhalt: string
}

/** A state that was kept. */
interface WerbemittelVersionRow {
  idPtWerbemittelVersion: Generated<number>
  idPtWerbemittel: number
  hash: string
  anlass: (typeof VERSION_ANLAESSE)[number]
  bezeichnung: string | null
  idPtKampagne: number | null
  erstelltAm: string
  erstelltVon: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    werbemittel: WerbemittelRow
    werbemittelVorschau: WerbemittelVorschauRow
    werbemittelDokument: WerbemittelDokumentRow
    werbemittelVersion: WerbemittelVersionRow
    asset: AssetRow
    werbemittelAsset: WerbemittelAssetRow
  }
}
