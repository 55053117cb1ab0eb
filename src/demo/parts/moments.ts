import { now } from '#src/shared/clock.ts'

/** Figures are the same in all languages of the frame. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : `${language}-u-nu-latn`)

export function timeOfDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(new Date(moment))
}

export function fullDay(moment: string, language: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(moment))
}

export function fullMoment(moment: string, language: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(moment))
}

/** Short for a list: the time of today, else the day. */
export function timeOrDay(moment: string, language: string): string {
  if (new Date(moment).toDateString() === now().toDateString()) return timeOfDay(moment, language)
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(moment))
}
