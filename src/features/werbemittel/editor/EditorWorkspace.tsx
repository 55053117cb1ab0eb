import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { dataRect } from '#src/engines/print/rules.ts'
import { usePdfPages } from '#src/entities/werbemittel/pdfPages.ts'
import { UploadPanel } from '#src/shared/upload/UploadPanel.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { Ansage } from './Ansage.tsx'
import { Pasteboard } from './canvas/Pasteboard.tsx'
import { SheetCanvas } from './canvas/SheetCanvas.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { EditorFooter } from './EditorFooter.tsx'
import { EditorBar } from './EditorBar.tsx'
import { useEditor, useEditorParts } from './EditorContext.tsx'
import { PageFields } from './panels/PageFields.tsx'
import { PropertiesPanel } from './panels/PropertiesPanel.tsx'
import { SheetDrawing } from './SheetDrawing.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useMotivDialog } from './bild/useMotivDialog.tsx'
import { ToolRail } from './ToolRail.tsx'
import { useWindowKeys } from './useCanvasKeys.ts'
import { useImageSources } from './useImageSources.tsx'
import { useZwischenablage } from './useZwischenablage.ts'
import { fittingZoom } from './view.ts'
import { ZoomControls } from './ZoomControls.tsx'

interface Props {
  werbemittel: Werbemittel
}

const WORKSPACE = {
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gap: '1px',
  bgcolor: 'divider',
  gridTemplateAreas: {
    xs: '"bar" "rail" "pasteboard" "foot" "side"',
    md: '"bar bar bar" "rail pasteboard side" "rail foot side"',
  },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 288px', lg: 'auto minmax(0, 1fr) 328px' },
  gridTemplateRows: { xs: 'auto auto 40dvh auto auto', md: 'auto minmax(0, 1fr) auto' },
  '& > *': { bgcolor: 'background.paper' },
} as const

/** Pasteboard, tools and panels; nothing of it lies over the sheet. */
export function EditorWorkspace({ werbemittel }: Props) {
  const { t } = useTranslation('werbemittel')
  const { store, loadAsset } = useEditorParts()
  const pasteboard = useRef<HTMLDivElement>(null)
  const seite = useEditor(({ session }) => session.history.seite)
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  const pdfAssetId = werbemittel.pdf?.assetId ?? null
  const pages = usePdfPages({ pdfAssetId, format: store.format, loadAsset })
  const images = useImageSources({ pasteboard, takesImages: !nurLesen && pdfAssetId === null })
  const motive = useMotivDialog()
  useWindowKeys()
  const pasteHere = useZwischenablage(!nurLesen && pdfAssetId === null)
  const fit = () => {
    const box = pasteboard.current
    const zoom = box
      ? fittingZoom(dataRect(store.format), { width: box.clientWidth, height: box.clientHeight })
      : store.state.view.zoom
    store.setView({ zoom, einpassen: true })
  }
  return (
    <SheetDrawing>
      <Box sx={WORKSPACE}>
        <Box sx={{ gridArea: 'bar' }}>
          <EditorBar pdfAssetId={pdfAssetId} />
        </Box>
        <Box sx={{ gridArea: 'rail', overflow: 'auto' }}>
          <ToolRail
            disabled={nurLesen}
            hochgeladen={pdfAssetId !== null}
            uploading={images.upload.progress !== null}
            onImage={() => images.choose(false)}
            onLogo={images.placeLogo}
            onMotiv={motive.open(false)}
          />
        </Box>
        <Box ref={pasteboard} sx={{ gridArea: 'pasteboard', display: 'grid', minBlockSize: 0, minInlineSize: 0 }}>
          <Pasteboard onDropFile={images.drop}>
            <SheetCanvas unterlage={pages[seite === 'vorderseite' ? 0 : 1] ?? null} />
          </Pasteboard>
        </Box>
        <Box sx={{ gridArea: 'foot' }}>
          <UploadPanel label={t('editor.image.uploading')} upload={images.upload} />
          <EditorFooter>
            <ZoomControls onFit={fit} />
          </EditorFooter>
        </Box>
        <Box sx={{ gridArea: 'side', display: 'grid', minBlockSize: { xs: 320, md: 0 } }}>
          <SidePanel>
            <PropertiesPanel>
              <PageFields
                onBackgroundImage={() => images.choose(true)}
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
      <ContextMenu onPaste={pasteHere} />
      {images.input}
      {motive.dialog}
    </SheetDrawing>
  )
}
