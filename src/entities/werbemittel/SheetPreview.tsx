import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { QrUrls } from '#src/domain/print/displayList.ts'
import { FASSUNG } from '#src/domain/print/fassung.ts'
import type { FontSet } from '#src/domain/print/fonts.ts'
import { dataRect, trimRect } from '#src/domain/print/formats.ts'
import { layout } from '#src/domain/print/layout.ts'
import type { Fundstelle } from '#src/domain/print/preflight/fundstellen.ts'
import { assetIdsOf, useAssetUrls } from './assetUrls.ts'
import { usePdfPages } from './pdfPages.ts'
import { Fundstellen } from './Fundstellen.tsx'
import { AssetUrls, SheetOps } from './SheetOps.tsx'
import { useFontSet } from './useFontSet.ts'

export interface SheetPreviewProps {
  seite: Seite
  format: FormatId
  assets: Asset[]
  /** Fetches a stored picture; the public approval page has another way to it than the editor. */
  loadAsset: (assetId: string) => Promise<Blob>
  /** null: the example recipient. */
  empfaenger: Empfaenger | null
  /** null: a sample. */
  absender: Absender | null
  /** Version of the layout, where it is not the newest (print 13). */
  fassung?: number | undefined
  /** null: the marked sample text. */
  datenschutzText: string | null
  /** What QR layers hold instead of their own content, by layer (tracking links). */
  qrUrls: QrUrls
  /** What a screen reader hears: "Vorderseite von ...". */
  label: string
  /** Cut as the recipient gets it (default), or with the bleed around it. */
  ausschnitt?: 'endformat' | 'datenformat'
  /** Uploaded print PDF that lies under the system layers (`werbemittel.pdf.assetId`). */
  pdfAssetId?: string | null
  /** Findings whose places are framed and numbered on the sheet; those of other sides are left out. */
  fundstellen?: readonly Fundstelle[]
}

/** One page as it will be printed; fills the width it is given. */
export function SheetPreview(props: SheetPreviewProps) {
  const { seite, format, label, ausschnitt = 'endformat' } = props
  const { t } = useTranslation('werbemittel')
  const fonts = useFontSet([seite])
  const urls = useAssetUrls(assetIdsOf([seite]), props.loadAsset)
  const pages = usePdfPages({ pdfAssetId: props.pdfAssetId ?? null, format, loadAsset: props.loadAsset })
  const view = ausschnitt === 'endformat' ? trimRect(format) : dataRect(format)
  const ratio = `${view.w} / ${view.h}`
  if (fonts.data)
    return (
      <AssetUrls value={urls}>
        <Sheet {...props} view={view} fonts={fonts.data} unterlage={pages[PAGE_INDEX[seite.side]]} />
      </AssetUrls>
    )
  if (fonts.isError) {
    return (
      <Box
        role="alert"
        sx={{ aspectRatio: ratio, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1 }}
      >
        <Typography variant="body2">{t('preview.failed')}</Typography>
        <Button size="small" onClick={() => void fonts.refetch()}>
          {t('preview.retry')}
        </Button>
      </Box>
    )
  }
  return <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: ratio }} aria-label={label} />
}

interface SheetProps extends SheetPreviewProps {
  view: { x: number; y: number; w: number; h: number }
  fonts: FontSet
  unterlage: string | undefined
}

const KEINE: readonly Fundstelle[] = []
/** A number is as wide as the sheet through this: 16 px and more at the width that previews have. */
const NUMMERN_JE_BREITE = 26

/** Page of a print PDF that a side is. */
const PAGE_INDEX = { vorderseite: 0, rueckseite: 1 } as const

function Sheet({
  seite,
  format,
  assets,
  empfaenger,
  absender,
  fassung = FASSUNG,
  datenschutzText,
  qrUrls,
  label,
  view,
  fonts,
  unterlage,
  fundstellen = KEINE,
}: SheetProps) {
  const { ops } = layout(seite, { format, empfaenger, absender, fassung, datenschutzText, qrUrls, fonts, assets })
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn, not loaded
      role="img"
      aria-label={label}
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      style={{ display: 'block', inlineSize: '100%', blockSize: 'auto', background: PAPER, forcedColorAdjust: 'none' }}
    >
      {unterlage !== undefined && <image href={unterlage} {...pageSize(format)} preserveAspectRatio="none" />}
      <SheetOps ops={ops} />
      <Fundstellen
        stellen={fundstellen.filter((one) => one.seite === seite.side)}
        nummerMm={view.w / NUMMERN_JE_BREITE}
        blatt={view}
      />
    </svg>
  )
}

function pageSize(format: FormatId): { width: number; height: number } {
  const { w, h } = dataRect(format)
  return { width: w, height: h }
}

/** Paper stays white, also on a dark ground. */
const PAPER = 'white'
