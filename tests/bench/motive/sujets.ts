import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { chooseColors } from '#src/engines/motifs/color/choose.ts'
import { boxes, draw, grow, putInto, type Stage } from '#src/engines/motifs/stage.ts'
import { base } from '#src/engines/motifs/backgrounds/grounds.ts'
import { MOTIV_STILE } from '#src/contract/bildgenerierung.ts'
import { createRandom } from '#src/base/random.ts'
import { STYLES } from '#src/engines/motifs/styles/index.ts'
import { SUBJECTS } from '#src/engines/motifs/subjects/index.ts'
import { svg } from './bild.ts'

/** Every subject alone, one row each: two seeds of every style, large, then small. `-- Rose Tulpe` draws only these. */

const names = process.argv.slice(2)
const EDGE = 190
const chosen = SUBJECTS.filter(({ name }) => names.length === 0 || names.includes(name))
mkdirSync('.data/motive', { recursive: true })
for (let page = 0; page * 6 < chosen.length; page += 1) {
  const layers: OverlayOptions[] = []
  const rows = chosen.slice(page * 6, page * 6 + 6)
  for (const [row, subject] of rows.entries()) {
    for (let k = 0; k < 9; k += 1) {
      const edge = k === 8 ? 28 : 120
      const stil = MOTIV_STILE[k % 4] ?? 'flaechig'
      const random = createRandom(k + 1, subject.name)
      const main = subject.tones[k % subject.tones.length] ?? subject.tones[0]
      const colors = chooseColors({ stil, moods: [], tones: [], mains: [main], brand: [] }, random)
      const actor = { subject, count: null, main, fixed: false }
      const areas = boxes({ breite: edge, hoehe: edge, beschnitt: 0, freiraum: 'ohne' })
      const stage: Stage = { ...areas, stil, freiraum: 'ohne', actors: [actor], pattern: null, colors, random }
      const box = grow(stage.sheet, -edge * 0.1)
      const items = [base(stage, colors.ground), putInto(stage, actor, draw(actor, random), box, colors.ground)]
      const formen = STYLES[stil]({ sheet: stage.sheet, colors, items })
      const motiv = { breite: edge, hoehe: edge, formen, erkannt: [], unbekannt: [] }
      const width = k === 8 ? 60 : EDGE
      const input = await sharp(Buffer.from(svg(motiv, 0)), { density: 200 })
        .resize({ width })
        .png()
        .toBuffer()
      layers.push({ input, left: k * (EDGE + 6), top: row * (EDGE + 6) })
    }
  }
  const size = { width: 8 * (EDGE + 6) + 66, height: rows.length * (EDGE + 6) }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(layers)
  writeFileSync(`.data/motive/sujets-${page + 1}.png`, await sheet.png().toBuffer())
  console.log(`.data/motive/sujets-${page + 1}.png: ${rows.map(({ name }) => name).join(', ')}`)
}
