import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbilitySubject } from '#src/contract/session.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { now } from '#src/shared/clock.ts'
import { paths } from '#src/routes/paths.ts'
import { storage } from '#src/shared/storage/storage.ts'
import type { Benachrichtigung } from './source.ts'

const KEY = 'benachrichtigungen'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Sample = Pick<Benachrichtigung, 'art' | 'prioritaet'> & { agoMs: number; to: string; subject: AbilitySubject }

/** The eight of spec 2, each something that happens in this product; the order is the id. */
const SAMPLES: readonly Sample[] = [
  { art: 'freigabeAngefragt', agoMs: 12 * MINUTE, to: paths.kampagne, subject: 'Kampagne', prioritaet: 'hoch' },
  { art: 'zahlungErhalten', agoMs: HOUR, to: paths.kampagne, subject: 'Kampagne', prioritaet: 'normal' },
  { art: 'freigabeErteilt', agoMs: 3 * HOUR, to: paths.kampagne, subject: 'Kampagne', prioritaet: 'hoch' },
  { art: 'aenderungGewuenscht', agoMs: 6 * HOUR, to: paths.werbemittel, subject: 'Werbemittel', prioritaet: 'hoch' },
  { art: 'versandVorbereitet', agoMs: DAY, to: paths.kampagne, subject: 'Kampagne', prioritaet: 'normal' },
  { art: 'adressenGeprueft', agoMs: 2 * DAY, to: paths.zielgruppe, subject: 'Zielgruppe', prioritaet: 'normal' },
  { art: 'versendet', agoMs: 4 * DAY, to: paths.kampagne, subject: 'Kampagne', prioritaet: 'normal' },
  { art: 'rechnung', agoMs: 5 * DAY, to: paths.rechnung(), subject: 'Rechnung', prioritaet: 'normal' },
]

const IDS = SAMPLES.map((_, index) => index + 1)
const listeners = new Set<() => void>()

function readIds(): number[] {
  const stored = storage.get(KEY)
  return Array.isArray(stored) ? IDS.filter((id) => stored.includes(id)) : []
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const unsubscribe = storage.subscribe((key) => {
    if (key === KEY || key === null) listener()
  })
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** As text, since a fresh array would look like a change each time. */
const readText = (): string => readIds().join()
const countUnread = (): number => IDS.length - readIds().length

export function useSampleList(): Benachrichtigung[] {
  const { t } = useTranslation('notifications')
  const ability = useAppAbility()
  const read = useSyncExternalStore(subscribe, readText).split(',')
  return SAMPLES.map(({ art, agoMs, to, subject, prioritaet }, index) => ({
    idPtBenachrichtigung: index + 1,
    beispiel: true,
    art,
    titel: t(`sample.${art}.title`),
    text: t(`sample.${art}.text`),
    link: ability.can('read', subject) ? to : null,
    gelesen: read.includes(String(index + 1)),
    zeit: new Date(now().getTime() - agoMs),
    prioritaet,
  }))
}

export const useSampleUnread = (): number => useSyncExternalStore(subscribe, countUnread)

/** What was read is kept for the user until he logs out. */
export function markSamplesRead(ids: readonly number[]): void {
  storage.set(KEY, [...new Set([...readIds(), ...ids])])
  for (const listener of listeners) listener()
}
