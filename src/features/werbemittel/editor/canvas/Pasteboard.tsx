import Box from '@mui/material/Box'
import { type ReactNode, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { dataRect } from '#src/domain/print/formats.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { clampZoom, fittingZoom } from '../view.ts'
import { Rulers } from './Rulers.tsx'

interface Props {
  children: ReactNode
  onDropFile: (file: File, at: { clientX: number; clientY: number }) => void
}

/** Quiet time after which a zoom gesture is over, ms. */
const GESTURE_END_MS = 140

/** The pasteboard with the sheet in its middle; scrolls when the sheet is larger. */
export function Pasteboard({ children, onDropFile }: Props) {
  const store = useEditorStore()
  const sheet = useRef<HTMLDivElement>(null)
  const { overlays } = useEditor(({ view }) => view)
  const pasteboard = useCallback(
    function followSizeAndWheel(element: HTMLElement | null) {
      if (element === null) return undefined
      const stopSize = followSize(element, store)
      const stopZoom = listenToZoomGesture(element, sheet, store)
      return () => {
        stopSize?.()
        stopZoom()
      }
    },
    [store],
  )
  return (
    <Box
      ref={pasteboard}
      dir="ltr"
      onPointerDown={() => store.select(null)}
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
        <Box sx={{ position: 'relative', boxShadow: 6, bgcolor: 'papier' }}>
          {overlays.lineale && <Rulers />}
          {children}
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

/**
 * Ctrl+wheel and pinch. While it goes on only a CSS transform changes; the sheet is drawn anew once at the end, because
 * a new view box on every frame repaints everything (print 1.1).
 */
function listenToZoomGesture(
  pasteboard: HTMLElement,
  sheet: { current: HTMLElement | null },
  store: Store,
): () => void {
  let gesture: { target: number; anchor: Anchor } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const finish = () => {
    const paper = sheet.current
    if (gesture === null || !paper) return
    const { target, anchor } = gesture
    gesture = null
    paper.style.transform = ''
    // Drawn at once: the place to scroll to is only known with the new size.
    flushSync(() => store.setView({ zoom: target, einpassen: false }))
    const box = paper.getBoundingClientRect()
    pasteboard.scrollLeft += box.left + anchor.x * box.width - anchor.clientX
    pasteboard.scrollTop += box.top + anchor.y * box.height - anchor.clientY
  }
  const wheel = (event: WheelEvent) => {
    const paper = sheet.current
    if (!(event.ctrlKey || event.metaKey) || !paper) return
    event.preventDefault()
    const { zoom } = store.state.view
    const anchor = gesture?.anchor ?? anchorOf(paper, event)
    const target = clampZoom((gesture?.target ?? zoom) * Math.exp(-event.deltaY / 300))
    gesture = { target, anchor }
    paper.style.transformOrigin = `${anchor.x * 100}% ${anchor.y * 100}%`
    paper.style.transform = `scale(${target / zoom})`
    clearTimeout(timer)
    timer = setTimeout(finish, GESTURE_END_MS)
  }
  pasteboard.addEventListener('wheel', wheel, { passive: false })
  return () => {
    clearTimeout(timer)
    pasteboard.removeEventListener('wheel', wheel)
  }
}

/** The point of the sheet under the pointer, as fractions of its size; it stays there while the zoom changes. */
interface Anchor {
  x: number
  y: number
  clientX: number
  clientY: number
}

function anchorOf(paper: HTMLElement, { clientX, clientY }: WheelEvent): Anchor {
  const box = paper.getBoundingClientRect()
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height, clientX, clientY }
}
