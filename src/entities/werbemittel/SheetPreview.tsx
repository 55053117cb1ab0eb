import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Layer, Seite } from '#src/contract/dokument.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import {
  dataRect,
  FASSUNG,
  type Fundstelle,
  type LayoutContext,
  type Op,
  type QrUrls,
  trimRect,
} from '#src/engines/print/rules.ts'
import { type FontSet, layout, layoutDrawable, NO_FONTS } from '#src/engines/print/page.ts'
import { assetIdsOf, useAssetUrls, useStoredAssetUrls } from './assetUrls.ts'
import { usePdfPages, usePdfStand } from './pdfPages.ts'
import type { SheetStand } from './sheetStand.ts'
import { Fundstellen } from './Fundstellen.tsx'
import { AssetUrls, SheetOps } from './SheetOps.tsx'
import { useFirstPicture } from './useFirstPicture.ts'
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
  /** Called once what needs no font stands there: the time for what is less urgent. */
  onFirstPicture?: () => void
  /** Called with each change of what stands on the screen. */
  onStand?: (stand: SheetStand) => void
}

/**
 * One page as it will be printed; fills the width it is given. On a slow line it comes in three steps, so that something
 * stands there soon: pictures and shapes, then the words with their fonts, then the colours through the profile.
 */
export function SheetPreview(props: SheetPreviewProps) {
  const { seite, format, ausschnitt = 'endformat', onFirstPicture, onStand } = props
  const { t } = useTranslation('werbemittel')
  const assetIds = assetIdsOf([seite])
  const stored = useStoredAssetUrls(assetIds, props.loadAsset)
  const shown = useFirstPicture(stored.settled)
  const fonts = useFontSet([seite], shown)
  // A picture that did not come is asked for again by its reader, not once more for its colours.
  const proofs = useAssetUrls(assetIds, props.loadAsset, fonts.data !== undefined && !stored.failed)
  const pdf = { pdfAssetId: props.pdfAssetId ?? null, format, loadAsset: props.loadAsset }
  const pages = usePdfPages(pdf)
  const pdfStand = usePdfStand(pdf)
  const failed = fonts.isError || stored.failed || pdfStand === 'fehlt'
  const complete = stored.settled && fonts.data !== undefined && pdfStand === 'steht'
  const stand = failed ? 'fehlt' : complete ? 'steht' : 'laedt'
  const view = ausschnitt === 'endformat' ? trimRect(format) : dataRect(format)
  useEffect(
    function tellOwner() {
      if (shown) onFirstPicture?.()
    },
    [shown, onFirstPicture],
  )
  useEffect(
    function tellStand() {
      onStand?.(stand)
    },
    [stand, onStand],
  )
  if (fonts.isError) {
    return (
      <Box
        role="alert"
        sx={{
          aspectRatio: `${view.w} / ${view.h}`,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 1,
        }}
      >
        <Typography variant="body2">{t('preview.failed')}</Typography>
        <Button size="small" onClick={() => void fonts.refetch()}>
          {t('preview.retry')}
        </Button>
      </Box>
    )
  }
  return (
    <AssetUrls value={new Map([...stored.urls, ...proofs])}>
      <Sheet {...props} view={view} fonts={fonts.data ?? null} unterlage={pages[PAGE_INDEX[seite.side]]} />
    </AssetUrls>
  )
}

interface SheetProps extends SheetPreviewProps {
  view: { x: number; y: number; w: number; h: number }
  /** null while they are on their way: then the words are missing. */
  fonts: FontSet | null
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
  const context = { format, empfaenger, absender, fassung, datenschutzText, qrUrls, assets }
  const { ops, missing } = fonts ? whole(seite, { ...context, fonts }) : wordless(seite, context)
  return (
    <svg
      // Read out when it is complete. The picture is drawn, not loaded.
      {...(fonts ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      style={{ display: 'block', inlineSize: '100%', blockSize: 'auto', background: PAPER, forcedColorAdjust: 'none' }}
    >
      {unterlage !== undefined && <image href={unterlage} {...pageSize(format)} preserveAspectRatio="none" />}
      <SheetOps ops={ops} draft={fonts === null} />
      {missing.length > 0 && (
        <g opacity={0.06}>
          {missing.map(({ id, x, y, w, h, rotation }) => (
            <rect
              key={id}
              {...{ x, y, width: w, height: h }}
              transform={`rotate(${rotation} ${x + w / 2} ${y + h / 2})`}
            />
          ))}
        </g>
      )}
      <Fundstellen
        stellen={fundstellen.filter((one) => one.seite === seite.side)}
        nummerMm={view.w / NUMMERN_JE_BREITE}
        blatt={view}
      />
    </svg>
  )
}

const whole = (seite: Seite, context: LayoutContext) => ({ ops: layout(seite, context).ops, missing: [] })

/** What needs no font, and the places of what does. */
function wordless(seite: Seite, context: Omit<LayoutContext, 'fonts'>): { ops: Op[]; missing: Layer[] } {
  const { ops, broken } = layoutDrawable(seite, { ...context, fonts: NO_FONTS })
  return { ops, missing: broken }
}

function pageSize(format: FormatId): { width: number; height: number } {
  const { w, h } = dataRect(format)
  return { width: w, height: h }
}

/** Paper stays white, also on a dark ground. */
const PAPER = 'white'
