import type { CalendarName } from './queries.ts'

/** Tone of each calendar, from the theme's own. */
export const CALENDAR_TONES = {
  Business: 'primary',
  Personal: 'stempel',
  Family: 'warning',
  Holiday: 'success',
  ETC: 'secondary',
} as const satisfies Record<CalendarName, string>

/** Ground and text of an event, as the page's own variables: they follow the mode by themselves. */
export const groundOf = (name: CalendarName) => `var(--mui-palette-ton-${CALENDAR_TONES[name]}-bg)`
export const textOf = (name: CalendarName) => `var(--mui-palette-ton-${CALENDAR_TONES[name]}-fg)`
