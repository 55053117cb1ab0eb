import Box from '@mui/material/Box'
import { type ReactNode, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { dataRect } from '#src/engines/print/rules.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { listenToFingers } from '#src/shared/zoom/fingers.ts'
import { listenToWheel, zoomGesture } from '#src/shared/zoom/zoomGesture.ts'
import { fittingZoom } from '../view.ts'
import { handsOn } from './hands.ts'
import { Rulers } from './Rulers.tsx'
import { useSpan } from './useSpan.ts'
import { WritingField } from './WritingField.tsx'

interface Props {
  children: ReactNode
  onDropFile: (file: File, at: { clientX: number; clientY: number }) => void
}

/** The pasteboard with the sheet in its middle; scrolls when the sheet is larger. */
export function Pasteboard({ children, onDropFile }: Props) {
  const store = useEditorStore()
  const sheet = useRef<HTMLDivElement>(null)
  const { overlays } = useEditor(({ view }) => view)
  const span = useSpan()
  const pasteboard = useCallback(
    function followSizeAndGestures(element: HTMLElement | null) {
      if (element === null) return undefined
      const gesture = zoomGesture({
        board: element,
        paper: () => sheet.current,
        zoom: () => store.state.view.zoom,
        draw: (zoom) => flushSync(() => store.setView({ zoom, einpassen: false })),
      })
      const stops = [
        followSize(element, store),
        listenToWheel(element, gesture),
        listenToFingers(element, gesture, handsOn(element, store)),
      ]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [store],
  )
  return (
    <Box
      ref={pasteboard}
      dir="ltr"
      data-brett=""
      {...span}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const file = event.dataTransfer.files[0]
        if (file) onDropFile(file, event)
      }}
      sx={{
        position: 'relative',
        overflow: 'auto',
        minBlockSize: 0,
        minInlineSize: 0,
        display: 'grid',
        bgcolor: 'schreibtisch',
        // One finger scrolls, two zoom the sheet and never the page; words of the sheet are no text to be marked.
        touchAction: 'pan-x pan-y',
        userSelect: 'none',
      }}
    >
      <Box
        ref={sheet}
        sx={{
          position: 'relative',
          margin: 'auto',
          inlineSize: 'max-content',
          padding: overlays.lineale ? '26px' : '18px',
        }}
      >
        <Box data-blatt="" sx={{ position: 'relative', boxShadow: 6, bgcolor: 'papier' }}>
          {overlays.lineale && <Rulers />}
          {children}
          <WritingField />
        </Box>
      </Box>
    </Box>
  )
}

type Store = ReturnType<typeof useEditorStore>

function fit(store: Store, pasteboard: HTMLElement): void {
  const { einpassen, zoom } = store.state.view
  if (!einpassen) return
  const fitted = fittingZoom(dataRect(store.format), { width: pasteboard.clientWidth, height: pasteboard.clientHeight })
  if (Math.abs(fitted - zoom) > 0.002) store.setView({ zoom: fitted })
}

function followSize(pasteboard: HTMLElement, store: Store): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => fit(store, pasteboard))
  observer.observe(pasteboard)
  return () => observer.disconnect()
}
