declare global {
  interface ImportMetaEnv {
    readonly VITE_MODUS?: string
  }
}

export const MODES = ['light', 'dark', 'system'] as const
export type Mode = (typeof MODES)[number]

const known = (value: unknown): Mode | undefined => MODES.find((mode) => mode === value)

/** What the browser kept as the chosen mode; without a choice what the build was told, by default the system's (spec 9). */
export const modeOf = (stored: unknown): Mode => known(stored) ?? known(import.meta.env.VITE_MODUS) ?? 'system'

export const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** What a mode means now. */
export const schemeOf = (mode: Mode): 'light' | 'dark' =>
  mode === 'system' ? (systemDark().matches ? 'dark' : 'light') : mode
