import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { storedSprache } from '../i18n/i18n.ts'
import { directionOf } from '../i18n/sprachen.ts'
import { layoutSettings, subscribeLayout } from '../layout/layoutStore.ts'
import { loadRtl } from './direction.ts'

export type Direction = 'ltr' | 'rtl'
const listeners = new Set<() => void>()

/** The direction that the page has. */
export const pageDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The chosen one, else that of the language. */
const wanted = (): Direction => layoutSettings().direction ?? directionOf(i18next.language ?? storedSprache())

/** Turns the page as soon as the styles of the component kit can be mirrored too. */
async function turn(): Promise<void> {
  if (wanted() === 'rtl') await loadRtl()
  const direction = wanted()
  if (direction === pageDirection()) return
  document.documentElement.dir = direction
  for (const listener of listeners) listener()
}

/** Gives the page its direction and follows settings and language. Called once at the start. */
export async function startDirection(): Promise<() => void> {
  // Parts that do not come leave the page as it is.
  const follow = () => void turn().catch(() => undefined)
  const stop = subscribeLayout(follow)
  i18next.on('languageChanged', follow)
  await turn()
  return () => {
    stop()
    i18next.off('languageChanged', follow)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePageDirection = (): Direction => useSyncExternalStore(subscribe, pageDirection)
