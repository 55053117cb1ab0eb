import { useTranslation } from 'react-i18next'

/** Numbers and days as the frame's language writes them, with the same figures in all of them. */
export function useChartFormats() {
  const { i18n } = useTranslation('demoCharts')
  const locale = `${i18n.language}-u-nu-latn`
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'auto' })
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return {
    number: (value: number) => number.format(value),
    percent: (hundredths: number) => percent.format(hundredths / 100),
    change: (share: number) => change.format(share),
    month: (date: Date) => month.format(date),
    weekday: (date: Date) => weekday.format(date),
  }
}
