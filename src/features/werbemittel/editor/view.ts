import type { FormatDef } from '#src/engines/print/rules.ts'
import { clampZoom } from '#src/shared/zoom/zoomSteps.ts'

/** CSS px of one mm at its real size (96 px per inch, as CSS defines it). */
export const REAL_PX_PER_MM = 96 / 25.4
/** Free pasteboard around a sheet that fits, px. */
const MARGIN_PX = 40

export const OVERLAYS = ['beschnitt', 'sicherheit', 'zonen', 'lineale'] as const
type Overlay = (typeof OVERLAYS)[number]

export interface View {
  /** 1 is real size. */
  zoom: number
  /** Follows the size of the pasteboard. */
  einpassen: boolean
  overlays: Record<Overlay, boolean>
}

export const DEFAULT_VIEW: View = {
  zoom: 1,
  einpassen: true,
  overlays: { beschnitt: true, sicherheit: true, zonen: true, lineale: false },
}

/** Zoom at which the whole sheet lies on a pasteboard of this size, px. */
export function fittingZoom(data: FormatDef['data'], pasteboard: { width: number; height: number }): number {
  const width = (pasteboard.width - MARGIN_PX) / (data.w * REAL_PX_PER_MM)
  const height = (pasteboard.height - MARGIN_PX) / (data.h * REAL_PX_PER_MM)
  return clampZoom(Math.min(width, height))
}
