import type { Layer, Mm, Rect } from '#src/contract/dokument.ts'
import { roundMm } from '../units.ts'

/** Point in mm of the data format. */
export interface Point {
  x: Mm
  y: Mm
}

/** Where a layer stands: the part of it that gestures and number fields change. */
export type Frame = Pick<Layer, 'x' | 'y' | 'w' | 'h' | 'rotation'>

/** Smallest side a layer can be drawn to, mm; assumed: below it the handles cover the layer. */
export const MIN_SIDE_MM = 1

/** Angle to 0 <= a < 360 in steps of 0.1 degrees. */
function roundDegrees(value: number): number {
  const tenths = Math.round(value * 10) % 3600
  return (tenths < 0 ? tenths + 3600 : Math.abs(tenths)) / 10
}

export function roundFrame(frame: Frame): Frame {
  return {
    x: roundMm(frame.x),
    y: roundMm(frame.y),
    w: roundMm(frame.w),
    h: roundMm(frame.h),
    rotation: roundDegrees(frame.rotation),
  }
}

export function frameOf(layer: Frame): Frame {
  const { x, y, w, h, rotation } = layer
  return { x, y, w, h, rotation }
}

export function sameFrame(a: Frame, b: Frame): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.rotation === b.rotation
}

export function centreOf(frame: Rect): Point {
  return { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 }
}

/** Turns a vector clockwise, y down. */
export function turn(vector: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: vector.x * cos - vector.y * sin, y: vector.x * sin + vector.y * cos }
}

/** Smallest upright box around a turned frame. */
export function boundsOf(frame: Frame): Rect {
  if (frame.rotation === 0) return { x: frame.x, y: frame.y, w: frame.w, h: frame.h }
  const angle = (frame.rotation * Math.PI) / 180
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  const w = frame.w * cos + frame.h * sin
  const h = frame.w * sin + frame.h * cos
  const centre = centreOf(frame)
  return { x: centre.x - w / 2, y: centre.y - h / 2, w, h }
}

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** Which way a handle pulls: -1, 0 or 1 per axis of the layer. */
export function directionOf(handle: Handle): Point {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.startsWith('n') ? -1 : handle.startsWith('s') ? 1 : 0,
  }
}

/** Lowest sides of one layer, mm, and whether width and height stay bound to each other. */
export interface SizeRule {
  minW: Mm
  minH: Mm
  ratio: 'frei' | 'ecken' | 'immer'
}

/**
 * The frame after pulling a handle by `delta`. The opposite edge or corner stays where it is, also on a turned layer,
 * because the pull is measured in the layer's own axes.
 */
export function resizeFrame(frame: Frame, handle: Handle, delta: Point, rule: SizeRule, proportional: boolean): Frame {
  const direction = directionOf(handle)
  const pull = turn(delta, -frame.rotation)
  let w = direction.x === 0 ? frame.w : Math.max(rule.minW, frame.w + direction.x * pull.x)
  let h = direction.y === 0 ? frame.h : Math.max(rule.minH, frame.h + direction.y * pull.y)
  const corner = direction.x !== 0 && direction.y !== 0
  if (proportional || rule.ratio === 'immer') {
    const scale = proportionalScale(frame, { w, h }, direction, corner)
    const least = Math.max(rule.minW / frame.w, rule.minH / frame.h)
    w = frame.w * Math.max(scale, least)
    h = frame.h * Math.max(scale, least)
  }
  return anchored(frame, w, h, direction)
}

function proportionalScale(frame: Frame, size: { w: Mm; h: Mm }, direction: Point, corner: boolean): number {
  const scaleX = size.w / frame.w
  const scaleY = size.h / frame.h
  if (!corner) return direction.x === 0 ? scaleY : scaleX
  return Math.abs(scaleX - 1) > Math.abs(scaleY - 1) ? scaleX : scaleY
}

/** New size with the point opposite of `direction` kept in place. */
export function anchored(frame: Frame, w: Mm, h: Mm, direction: Point): Frame {
  const shift = turn({ x: (direction.x * (w - frame.w)) / 2, y: (direction.y * (h - frame.h)) / 2 }, frame.rotation)
  const centre = centreOf(frame)
  return { x: centre.x + shift.x - w / 2, y: centre.y + shift.y - h / 2, w, h, rotation: frame.rotation }
}
