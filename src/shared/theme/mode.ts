import { useSyncExternalStore } from 'react'
import { storage } from '../storage/storage.ts'
import { modeOf, schemeOf, systemDark, type Mode } from './scheme.ts'

const KEY = 'modus'
const listeners = new Set<() => void>()

const mode = (): Mode => modeOf(storage.get(KEY))

/** Whether the page is dark now. */
const isDark = () => document.documentElement.dataset.scheme === 'dark'

/** Light and dark change in one frame: parts that fade one by one look like a fault (base.css). */
function show(): void {
  const root = document.documentElement
  const scheme = schemeOf(mode())
  if (root.dataset.scheme !== scheme) {
    root.dataset.still = ''
    root.dataset.scheme = scheme
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.still))
  }
  for (const listener of listeners) listener()
}

/** Puts the kept mode on the page and follows the system and other tabs. Called once at the start. */
export function startMode(): () => void {
  show()
  const system = systemDark()
  system.addEventListener('change', show)
  const stop = storage.subscribe((key) => {
    if (key === KEY || key === null) show()
  })
  return () => {
    system.removeEventListener('change', show)
    stop()
  }
}

/** Chooses a mode and keeps it. */
export function changeMode(chosen: Mode): void {
  storage.set(KEY, chosen)
  show()
}

/** Nobody has chosen any more: what the build was told, or the system, decides again. */
export function resetMode(): void {
  storage.remove(KEY)
  show()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen mode; renders again when it changes. */
export const useMode = (): Mode => useSyncExternalStore(subscribe, mode)
/** Whether the page is dark, whoever decided it. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark)
