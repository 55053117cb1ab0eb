/** Order matters: most browsers call themselves Chrome and Safari too. */
const BROWSER: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEM: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Browser and system in plain words from what the browser says of itself, "Firefox auf Windows"; null when neither is
 * known. Versions are left out: they help nobody to recognise a device.
 */
export function geraetOf(userAgent: string): string | null {
  const find = (table: typeof BROWSER) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSER), find(SYSTEM)]
  if (browser === undefined) return system ?? null
  return system === undefined ? browser : `${browser} auf ${system}`
}
