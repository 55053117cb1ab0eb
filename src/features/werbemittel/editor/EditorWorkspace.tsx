import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { dataRect, FASSUNG } from '#src/engines/print/rules.ts'
import { usePdfPages } from '#src/entities/werbemittel/pdfPages.ts'
import { useFontSet } from '#src/entities/werbemittel/useFontSet.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { UploadPanel } from '#src/shared/upload/UploadPanel.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { Ansage } from './Ansage.tsx'
import { Pasteboard } from './canvas/Pasteboard.tsx'
import { SheetCanvas } from './canvas/SheetCanvas.tsx'
import { EditorFooter } from './EditorFooter.tsx'
import { EditorBar } from './EditorBar.tsx'
import { DrawingProvider, useEditor, useEditorParts } from './EditorContext.tsx'
import { PageFields } from './panels/PageFields.tsx'
import { PropertiesPanel } from './panels/PropertiesPanel.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useMotivDialog } from './bild/useMotivDialog.tsx'
import { ToolRail } from './ToolRail.tsx'
import { handleWindowKey } from './useCanvasKeys.ts'
import { BILD_TYPEN, useImageUpload } from './useImageUpload.ts'
import { fittingZoom, REAL_PX_PER_MM } from './view.ts'
import { ZoomControls } from './ZoomControls.tsx'

interface Props {
  werbemittel: Werbemittel
}

const AREAS = {
  xs: '"bar" "rail" "pasteboard" "foot" "side"',
  md: '"bar bar bar" "rail pasteboard side" "rail foot side"',
}

/** What comes from a campaign, to which a design does not belong. */
const BEISPIEL = { absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {} } as const

/** Pasteboard, tools and panels; nothing of it lies over the sheet. */
export function EditorWorkspace({ werbemittel }: Props) {
  const { t } = useTranslation('werbemittel')
  const { store, loadAsset } = useEditorParts()
  const pasteboard = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [alsHintergrund, setAlsHintergrund] = useState(false)
  const { uploadImage, upload } = useImageUpload()
  const motive = useMotivDialog()
  const dokument = useEditor(({ session }) => session.history.present.dokument)
  const seite = useEditor(({ session }) => session.history.seite)
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  const assets = useEditor((state) => state.assets)
  const empfaenger = useEditor((state) => state.empfaenger)
  const fonts = useFontSet(dokument)
  const pdfAssetId = werbemittel.pdf?.assetId ?? null
  const pages = usePdfPages({ pdfAssetId, format: store.format, loadAsset })
  useWindowEvent('keydown', (event) => {
    const own = event.target instanceof Element && event.target.closest('[data-eigenes-rueckgaengig], [role=dialog]')
    if (!own && handleWindowKey(store, event)) event.preventDefault()
  })
  const takesImages = !nurLesen && pdfAssetId === null
  // Words and tables bring a picture of themselves along: what can be text is pasted where text is written (EDT-04).
  useWindowEvent('paste', ({ clipboardData, target }) => {
    const picture = clipboardData?.files[0]
    const inDialog = target instanceof Element && target.closest('[role=dialog]') !== null
    if (takesImages && picture && !inDialog && !clipboardData.types.includes('text/plain')) uploadImage(picture)
  })
  const chooseImage = (hintergrund: boolean) => {
    setAlsHintergrund(hintergrund)
    file.current?.click()
  }
  const fileChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    if (chosen) uploadImage(chosen, { hintergrund: alsHintergrund })
    event.target.value = ''
  }
  const fit = () => {
    const box = pasteboard.current
    const zoom = box
      ? fittingZoom(dataRect(store.format), { width: box.clientWidth, height: box.clientHeight })
      : store.state.view.zoom
    store.setView({ zoom, einpassen: true })
  }
  const dropped = (picture: File, at: { clientX: number; clientY: number }) => {
    const svg = pasteboard.current?.querySelector('svg[role=application]')
    const box = svg?.getBoundingClientRect()
    const pxPerMm = store.state.view.zoom * REAL_PX_PER_MM
    uploadImage(
      picture,
      box ? { at: { x: (at.clientX - box.left) / pxPerMm, y: (at.clientY - box.top) / pxPerMm } } : {},
    )
  }
  if (fonts.isError && !fonts.data) return <ErrorPanel error={fonts.error} onRetry={() => void fonts.refetch()} />
  if (!fonts.data) return <Skeleton variant="rectangular" sx={{ flex: 1 }} />
  const drawing = { ...BEISPIEL, format: store.format, empfaenger, fonts: fonts.data, assets }
  return (
    <DrawingProvider drawing={drawing}>
      <Box
        sx={{
          flex: 1,
          minBlockSize: 0,
          display: 'grid',
          gap: '1px',
          bgcolor: 'divider',
          gridTemplateAreas: AREAS,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 328px' },
          gridTemplateRows: { xs: 'auto auto 40dvh auto auto', md: 'auto minmax(0, 1fr) auto' },
          '& > *': { bgcolor: 'background.paper' },
        }}
      >
        <Box sx={{ gridArea: 'bar' }}>
          <EditorBar pdfAssetId={pdfAssetId} />
        </Box>
        <Box sx={{ gridArea: 'rail', overflow: 'auto' }}>
          <ToolRail
            disabled={nurLesen}
            hochgeladen={pdfAssetId !== null}
            uploading={upload.progress !== null}
            onImage={() => chooseImage(false)}
            onMotiv={motive.open(false)}
          />
        </Box>
        <Box ref={pasteboard} sx={{ gridArea: 'pasteboard', display: 'grid', minBlockSize: 0, minInlineSize: 0 }}>
          <Pasteboard onDropFile={(picture, at) => (takesImages ? dropped(picture, at) : undefined)}>
            <SheetCanvas unterlage={pages[seite === 'vorderseite' ? 0 : 1] ?? null} />
          </Pasteboard>
        </Box>
        <Box sx={{ gridArea: 'foot' }}>
          <UploadPanel label={t('editor.image.uploading')} upload={upload} />
          <EditorFooter>
            <ZoomControls onFit={fit} />
          </EditorFooter>
        </Box>
        <Box sx={{ gridArea: 'side', display: 'grid', minBlockSize: { xs: 320, md: 0 } }}>
          <SidePanel>
            <PropertiesPanel>
              <PageFields
                onBackgroundImage={() => chooseImage(true)}
                onBackgroundMotiv={motive.open(true)}
                hochgeladen={pdfAssetId !== null}
              />
            </PropertiesPanel>
          </SidePanel>
        </Box>
      </Box>
      <Box component="p" id="editor-tasten" sx={visuallyHidden}>
        {t('editor.keys')}
      </Box>
      <Ansage />
      <input
        ref={file}
        type="file"
        hidden
        accept={BILD_TYPEN.join(',')}
        aria-label={t('editor.image.choose')}
        onChange={fileChosen}
      />
      {motive.dialog}
    </DrawingProvider>
  )
}
