import type { Lab } from './lab.ts'

const RAD = Math.PI / 180
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RAD + 360) % 360)

/** How different two colours look: CIEDE2000 (ISO/CIE 11664-6), 1 is just noticeable side by side. */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const stretch = 1.5 - 0.5 * Math.sqrt(mean7 / (mean7 + 25 ** 7))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dL = l2 - l1
  const dC = c2 - c1
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const h = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const cos = (angle: number) => Math.cos(angle * RAD)
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sC = 1 + 0.045 * c
  const sH = 1 + 0.015 * c * t
  const c7 = c ** 7
  const angle = 30 * Math.exp(-(((h - 275) / 25) ** 2))
  const rotation = -2 * Math.sqrt(c7 / (c7 + 25 ** 7)) * Math.sin(2 * angle * RAD)
  const [pL, pC, pH] = [dL / sL, dC / sC, dH / sH]
  return Math.sqrt(pL ** 2 + pC ** 2 + pH ** 2 + rotation * pC * pH)
}
