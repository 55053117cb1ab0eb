import { useTranslation } from 'react-i18next'
import { localeOf } from '../parts/moments.ts'

/** Numbers, money and days of the sample data as the frame's language writes them. */
export function useFormats() {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const number = new Intl.NumberFormat(locale)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  // A day has no time zone: read and written in the same one, it stays itself.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    number: (value: number) => number.format(value),
    money: (value: number) => money.format(value),
    day: (iso: string) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
  }
}
