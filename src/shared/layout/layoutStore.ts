import { useSyncExternalStore } from 'react'
import { storage } from '../storage/storage.ts'
import {
  changeSettings,
  LAYOUT_DEFAULTS,
  layoutAttributes,
  parseSettings,
  type LayoutSettings,
} from './layoutSettings.ts'

const KEY = 'darstellung'
const listeners = new Set<() => void>()
let current = parseSettings(storage.get(KEY))

function show(settings: LayoutSettings): void {
  current = settings
  for (const [name, value] of Object.entries(layoutAttributes(settings)))
    document.documentElement.setAttribute(name, value)
  for (const listener of listeners) listener()
}

export const layoutSettings = (): LayoutSettings => current

/** Puts the kept settings on the page and follows other tabs. Called once at the start. */
export function startLayout(): () => void {
  show(parseSettings(storage.get(KEY)))
  return storage.subscribe((key) => {
    if (key === KEY || key === null) show(parseSettings(storage.get(KEY)))
  })
}

/** Changes some settings and keeps them. */
export function changeLayout(change: Partial<LayoutSettings>): void {
  show(changeSettings(current, change))
  storage.set(KEY, current)
}

/** Everything as at first (spec 9). */
export function resetLayout(): void {
  storage.remove(KEY)
  show(LAYOUT_DEFAULTS)
}

export function subscribeLayout(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The settings of the frame; renders again when they change. */
export const useLayoutSettings = (): LayoutSettings => useSyncExternalStore(subscribeLayout, layoutSettings)
