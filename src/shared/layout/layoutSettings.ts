/** Choices of the theme customizer with their order there. Spec 4.3, 9. */
const SKINS = ['default', 'bordered', 'semi-dark'] as const
export const CONTENT_WIDTHS = ['full', 'boxed'] as const
export const NAVIGATIONS = ['vertical', 'horizontal'] as const
/** Type of app bar and footer. */
export const BAR_TYPES = ['fixed', 'static', 'hidden'] as const
/** Colours of the primary ramp; each is made like the first, which is the product's own. */
export const PRIMARIES = ['ink', 'petrol', 'moss', 'ochre', 'slate', 'plum'] as const
/** Page transitions (spec 9); `none` is ours, for those who like no motion at all. */
export const TRANSITIONS = [
  'none',
  'fade',
  'scroll-x',
  'scroll-x-reverse',
  'scroll-y',
  'scroll-y-reverse',
  'slide-x',
  'slide-x-reverse',
  'slide-y',
  'slide-y-reverse',
] as const

/** How the frame looks on this computer. Light or dark is kept apart (modeStorage). */
export interface LayoutSettings {
  skin: (typeof SKINS)[number]
  primary: (typeof PRIMARIES)[number]
  contentWidth: (typeof CONTENT_WIDTHS)[number]
  navigation: (typeof NAVIGATIONS)[number]
  menuCollapsed: boolean
  menuHidden: boolean
  appBar: (typeof BAR_TYPES)[number]
  footer: (typeof BAR_TYPES)[number]
  /** null: as the language is written. */
  direction: 'ltr' | 'rtl' | null
  transition: (typeof TRANSITIONS)[number]
}

/** Defaults of spec 9; skin, colour and transition are assumed. */
export const LAYOUT_DEFAULTS: LayoutSettings = {
  skin: 'default',
  primary: 'ink',
  contentWidth: 'boxed',
  navigation: 'horizontal',
  menuCollapsed: false,
  menuHidden: false,
  appBar: 'fixed',
  footer: 'static',
  direction: null,
  transition: 'fade',
}

/** Values that each setting can have. */
const ALLOWED: { [K in keyof LayoutSettings]: readonly LayoutSettings[K][] } = {
  skin: SKINS,
  primary: PRIMARIES,
  contentWidth: CONTENT_WIDTHS,
  navigation: NAVIGATIONS,
  menuCollapsed: [true, false],
  menuHidden: [true, false],
  appBar: BAR_TYPES,
  footer: BAR_TYPES,
  direction: ['ltr', 'rtl', null],
  transition: TRANSITIONS,
}

/** Semi-dark darkens the side menu, so it is not offered with the horizontal one (spec 4). */
export function skinsOf({ navigation }: Pick<LayoutSettings, 'navigation'>): readonly LayoutSettings['skin'][] {
  return navigation === 'horizontal' ? SKINS.filter((skin) => skin !== 'semi-dark') : SKINS
}

/** The settings after a change, within the bounds of the specification whatever was asked for. */
export const changeSettings = (settings: LayoutSettings, change: Partial<LayoutSettings>): LayoutSettings =>
  withinBounds({ ...settings, ...change })

const withinBounds = (settings: LayoutSettings): LayoutSettings =>
  skinsOf(settings).includes(settings.skin) ? settings : { ...settings, skin: 'default' }

/** What the browser kept; everything that cannot be read is as at first (STO-01, STO-05). */
export function parseSettings(stored: unknown): LayoutSettings {
  const kept: Partial<Record<keyof LayoutSettings, unknown>> = Object(stored)
  const settings = { ...LAYOUT_DEFAULTS }
  const take = <K extends keyof LayoutSettings>(key: K) => {
    settings[key] = ALLOWED[key].find((allowed) => allowed === kept[key]) ?? settings[key]
  }
  for (const key of Object.keys(settings)) take(key as keyof LayoutSettings)
  return withinBounds(settings)
}

/**
 * Attributes of the root element that the styles of the frame read, and set before the first paint (app/boot.ts).
 */
export function layoutAttributes(settings: LayoutSettings): Record<string, string> {
  return {
    'data-skin': settings.skin,
    'data-primary': settings.primary,
    'data-width': settings.contentWidth,
    'data-nav': settings.navigation,
    'data-menu': settings.menuHidden ? 'hidden' : settings.menuCollapsed ? 'collapsed' : 'open',
    'data-bar': settings.appBar,
    'data-footer': settings.footer,
  }
}
