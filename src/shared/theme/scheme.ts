export const MODES = ['light', 'dark', 'system'] as const
export type Mode = (typeof MODES)[number]

/** What the browser kept as the chosen mode; without a choice the system's. */
export const modeOf = (stored: unknown): Mode => MODES.find((known) => known === stored) ?? 'system'

export const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** What a mode means now. */
export const schemeOf = (mode: Mode): 'light' | 'dark' =>
  mode === 'system' ? (systemDark().matches ? 'dark' : 'light') : mode
