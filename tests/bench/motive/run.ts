import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { zeichneMotiv } from '#src/engines/motifs/motiv.ts'
import { auftraegeDerZeile } from '#tests/support/motive/auftraege.ts'
import { svg } from './bild.ts'
import { ZEILEN } from '#tests/support/motive/zeilen.ts'

/** Contact sheets of the generator: one sheet per description, eight seeds in two rows, every style twice. */

const FOLDER = '.data/motive'
const ROW = 340
const WIDEST = 560
const GAP = 8
const LABEL = 26

const at = process.argv.indexOf('--nur')
const only = at < 0 ? null : Number(process.argv[at + 1])
const seedAt = process.argv.indexOf('--saat')
const firstSeed = seedAt < 0 ? 1 : Number(process.argv[seedAt + 1])
mkdirSync(FOLDER, { recursive: true })
let slowest = 0
let most = 0
for (const [i, beschreibung] of ZEILEN.entries()) {
  if (only !== null && only !== i + 1) continue
  const layers: OverlayOptions[] = []
  const ends = [0, 0]
  let found = ''
  for (const [k, auftrag] of auftraegeDerZeile(i, firstSeed).entries()) {
    const { breite, hoehe } = auftrag
    const start = performance.now()
    const motiv = zeichneMotiv(auftrag)
    slowest = Math.max(slowest, performance.now() - start)
    most = Math.max(
      most,
      motiv.formen.reduce((sum, { d }) => sum + d.length, 0),
    )
    found =
      motiv.erkannt.map((one) => one.motiv).join(', ') +
      (motiv.unbekannt.length > 0 ? ` | ? ${motiv.unbekannt.join(', ')}` : '')
    const width = Math.round((ROW * breite) / hoehe)
    const wide = Math.min(width, WIDEST)
    const line = k >> 2
    const left = ends[line] ?? 0
    const input = await sharp(Buffer.from(svg(motiv, 3)), { density: 200 })
      .resize({ width: wide, height: ROW, fit: 'inside' })
      .png()
      .toBuffer()
    layers.push({ input, left, top: LABEL + line * (ROW + GAP) })
    ends[line] = left + wide + GAP
  }
  const x = Math.max(...ends)
  const text = `${i + 1}. ${beschreibung}  →  ${found}`.replace(/[<&>]/g, ' ')
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${LABEL}"><text x="4" y="18" font-size="15" font-family="sans-serif">${text}</text></svg>`
  const sheet = sharp({ create: { width: x, height: 2 * ROW + GAP + LABEL, channels: 3, background: '#fff' } })
  const png = await sheet
    .composite([...layers, { input: Buffer.from(label), left: 0, top: 0 }])
    .png()
    .toBuffer()
  writeFileSync(`${FOLDER}/${String(i + 1).padStart(2, '0')}.png`, png)
}
console.log(`slowest ${slowest.toFixed(0)} ms, most numbers in one picture ${most}`)
