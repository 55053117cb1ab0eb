import { addTage } from '#src/domain/kampagne/schedule.ts'

const WEEK = 7

const utc = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Month of a day: 2026-12. */
export const monthOf = (day: string) => day.slice(0, 7)

export const firstDay = (month: string) => `${month}-01`

export function lastDay(month: string): string {
  return addTage(firstDay(addMonths(month, 1)), -1)
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return iso(Date.UTC(year, number - 1 + months, 1)).slice(0, 7)
}

/** Same day of another month, or its last one. */
export function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > lastDay(month) ? lastDay(month) : wanted
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(utc(day)).getUTCDay() + 6) % WEEK
}

/** Weeks of a month from Monday; days of the neighbours are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstDay(month)
  const last = lastDay(month)
  const weeks: (string | null)[][] = []
  for (let monday = addTage(first, -weekdayOf(first)); monday <= last; monday = addTage(monday, WEEK))
    weeks.push(
      Array.from({ length: WEEK }, (_, offset) => addTage(monday, offset)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    )
  return weeks
}

/** Where a key of the calendar leads, or null for every other key. `rtl`: Arabic reads the week from the right. */
export function dayAfterKey(key: string, day: string, rtl: boolean): string | null {
  const forward = rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addTage(day, forward)
    case 'ArrowLeft':
      return addTage(day, -forward)
    case 'ArrowDown':
      return addTage(day, WEEK)
    case 'ArrowUp':
      return addTage(day, -WEEK)
    case 'Home':
      return addTage(day, -weekdayOf(day))
    case 'End':
      return addTage(day, WEEK - 1 - weekdayOf(day))
    case 'PageDown':
      return sameDayIn(day, 1)
    case 'PageUp':
      return sameDayIn(day, -1)
    default:
      return null
  }
}
