import { storage } from '#src/shared/storage/storage.ts'

/** Name in the address and in the browser's storage. */
const NAME = 'verbindung'
const WISHES: Readonly<Record<string, boolean>> = { an: true, aus: false }

/** auto: nobody has chosen, and it is a development build: it shows itself with the first message. */
export type PanelSwitch = 'on' | 'off' | 'auto'

const listeners = new Set<() => void>()

export function readSwitch(): PanelSwitch {
  const chosen = storage.get(NAME)
  // By hand in the console the number is what one types (docs/verbindung.md).
  if (chosen === true || chosen === 1) return 'on'
  return chosen === null && import.meta.env.DEV ? 'auto' : 'off'
}

export function setSwitch(isOn: boolean): void {
  storage.set(NAME, isOn)
  for (const listener of listeners) listener()
}

/** `?verbindung=an` on any page turns it on in this browser, `?verbindung=aus` off. */
export function followAddress(search: string): void {
  const wish = WISHES[new URLSearchParams(search).get(NAME) ?? '']
  if (wish !== undefined) setSwitch(wish)
}

export function subscribeSwitch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
