import useMediaQuery from '@mui/material/useMediaQuery'
import type { PointerEvent } from 'react'
import { directionOf, type Frame, type Grip, type Handle } from '#src/engines/print/editor.ts'
import { usePxPerMm } from '../EditorContext.tsx'
import { CATCH_PX, FINGERS, HANDLE_PX, TURN_PX } from './grips.ts'
import { GUIDE_COLORS } from './guideColors.ts'

interface Props {
  frame: Frame
  /** Those that size it; none: it is drawn as one that cannot be sized. */
  handles: readonly Handle[]
  turnable: boolean
  onGrab: (event: PointerEvent<SVGElement>, grip: Grip) => void
}

/** A frame and what it is taken hold of by. */
export function Handles({ frame, handles, turnable, onGrab }: Props) {
  return (
    <g style={{ color: GUIDE_COLORS.auswahl }}>
      <rect
        data-rahmen=""
        x={frame.x}
        y={frame.y}
        width={frame.w}
        height={frame.h}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeDasharray={handles.length > 0 ? undefined : '5 3'}
        vectorEffect="non-scaling-stroke"
        pointerEvents="none"
      />
      {turnable && <TurnHandle frame={frame} onGrab={(event) => onGrab(event, 'drehen')} />}
      {handles.map((handle) => (
        <SizeHandle key={handle} handle={handle} frame={frame} onGrab={(event) => onGrab(event, handle)} />
      ))}
    </g>
  )
}

/** Handles are larger where a finger may come. */
function usePointerKind(): 'finger' | 'mouse' {
  return useMediaQuery(FINGERS, { noSsr: true }) ? 'finger' : 'mouse'
}

interface HandleProps {
  frame: Frame
  onGrab: (event: PointerEvent<SVGElement>) => void
}

function SizeHandle({ handle, frame, onGrab }: HandleProps & { handle: Handle }) {
  const pxPerMm = usePxPerMm()
  const pointer = usePointerKind()
  const direction = directionOf(handle)
  const x = frame.x + (frame.w * (direction.x + 1)) / 2
  const y = frame.y + (frame.h * (direction.y + 1)) / 2
  const drawn = HANDLE_PX[pointer] / pxPerMm
  // On a small layer neighbouring handles would catch each other's presses.
  const room = Math.min(frame.w, frame.h) / 2
  const caught = Math.max(drawn, Math.min(CATCH_PX / pxPerMm, room))
  return (
    <g
      data-griff={handle}
      onPointerDown={onGrab}
      style={{ cursor: cursorOf(handle, frame.rotation), touchAction: 'none' }}
    >
      <rect x={x - caught / 2} y={y - caught / 2} width={caught} height={caught} fill="transparent" />
      <rect
        x={x - drawn / 2}
        y={y - drawn / 2}
        width={drawn}
        height={drawn}
        rx={drawn / 5}
        fill="white"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

function TurnHandle({ frame, onGrab }: HandleProps) {
  const pxPerMm = usePxPerMm()
  const pointer = usePointerKind()
  const x = frame.x + frame.w / 2
  const y = frame.y - TURN_PX[pointer] / pxPerMm
  const radius = HANDLE_PX[pointer] / 2 / pxPerMm
  return (
    <g data-griff="drehen" onPointerDown={onGrab} style={{ cursor: 'grab', touchAction: 'none' }}>
      <line x1={x} y1={frame.y} x2={x} y2={y} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      <circle cx={x} cy={y} r={CATCH_PX / 2 / pxPerMm} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="white"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The double arrow that lies along the pull, also on a turned layer. */
function cursorOf(handle: Handle, degrees: number): string {
  const { x, y } = directionOf(handle)
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + degrees
  return CURSORS[((Math.round(angle / 45) % 4) + 4) % 4] ?? 'move'
}
