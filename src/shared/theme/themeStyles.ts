import { PRIMARIES } from '../layout/layoutSettings.ts'
import { createAppTheme } from './createAppTheme.ts'
import { DARK, LIGHT } from './palette.ts'
import { PRIMARY_RAMPS } from './primaryRamps.ts'

type Declarations = Record<string, string>

const SCHEMES = ['light', 'dark'] as const

function rule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(
    // Variables are written as they are, properties as in a script.
    ([name, value]) =>
      `${name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  )
  return body.length === 0 ? '' : `${selector}{${body.join(';')}}`
}

/** The variables of a theme by selector, as the kit would put them on the page. */
function stylesOf(theme: ReturnType<typeof createAppTheme>): [selector: string, declarations: Declarations][] {
  return theme
    .generateStyleSheets()
    .flatMap((styles: Record<string, object>) =>
      Object.entries(styles).map(([selector, values]): [string, Declarations] => [
        selector,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
      ]),
    )
}

function themeWith(primary: (typeof PRIMARIES)[number]) {
  const palette = (scheme: 'light' | 'dark', base: typeof LIGHT) => {
    const ramp = PRIMARY_RAMPS[primary][scheme]
    return { ...base, primary: ramp.primary, ton: { ...base.ton, primary: ramp.tone } }
  }
  return createAppTheme({ direction: 'ltr', palettes: { light: palette('light', LIGHT), dark: palette('dark', DARK) } })
}

/** Every variable of the look, for the page itself: both schemes, then what the other primary colours change. */
export function themeStyles(): string {
  const base = stylesOf(createAppTheme({ direction: 'ltr' }))
  const rules = base.map(([selector, declarations]) => rule(selector, declarations))
  for (const primary of PRIMARIES) {
    const own = stylesOf(themeWith(primary))
    for (const scheme of SCHEMES) {
      const selector = `[data-scheme="${scheme}"]`
      const valueIn = (styles: typeof base): Declarations =>
        Object.assign({}, ...styles.filter(([name]) => name.includes(selector)).map(([, declarations]) => declarations))
      const before = valueIn(base)
      const changed = Object.entries(valueIn(own)).filter(([name, value]) => before[name] !== value)
      // Also where a scheme stands inside the page: the dark side menu of a light page.
      const where = `[data-primary="${primary}"]`
      rules.push(rule(`${where}${selector},${where} ${selector}`, Object.fromEntries(changed)))
    }
  }
  return rules.join('')
}
