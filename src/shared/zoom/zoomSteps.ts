/** Bounds of a sheet's zoom (domain 4.6). */
const MIN_ZOOM = 0.25
const MAX_ZOOM = 4
const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
}

/** Next larger or smaller step of the zoom buttons; undefined at the end. */
export function zoomStep(zoom: number, larger: boolean): number | undefined {
  return larger ? ZOOM_STEPS.find((step) => step > zoom + 0.01) : ZOOM_STEPS.findLast((step) => step < zoom - 0.01)
}
