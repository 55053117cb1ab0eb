/** What some browsers have: a pointer that takes a colour from anywhere on the screen. */
interface Dropper {
  open: () => Promise<{ sRGBHex: string }>
}

declare global {
  var EyeDropper: (new () => Dropper) | undefined
}

/** Asks for a colour of the screen, "#rrggbb"; null: it was left with Escape. Undefined where the browser has no such tool. */
export function eyeDropper(): (() => Promise<string | null>) | undefined {
  const { EyeDropper } = globalThis
  if (EyeDropper === undefined) return undefined
  return () =>
    new EyeDropper().open().then(
      ({ sRGBHex }) => sRGBHex.toLowerCase(),
      () => null,
    )
}
