import { expect, test } from 'vitest'
import { openPress } from '#mocks/backend/platform/print/press.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { card, recipient } from '#tests/support/card.ts'
import { druckvorlage } from '#tests/support/druckvorlage.ts'
import { rssOf } from '#tests/support/rssOf.ts'

const FORMAT = 'maxipostkarte'
const ANZAHL = 50_000
const STAPEL = 1000
/** Files after which everything that is kept has been loaded. */
const WARM = 8

test(
  'fifty thousand cards need no more memory than the first thousands: written, compared and read back',
  { tags: ['proof'], timeout: 3_600_000 },
  async () => {
    const seiten = card(FORMAT)
    const press = openPress(
      await druckvorlage({ format: FORMAT, seiten, titel: 'Fünfzigtausend', anzahl: ANZAHL }),
      ANZAHL,
    )
    const rss: number[] = []
    let gelesen = 0
    try {
      for (let first = 1; first <= ANZAHL; first += STAPEL) {
        const empfaenger = Array.from({ length: STAPEL }, (_, i) => ({
          nr: first + i,
          empfaenger: recipient(first + i),
          qrUrls: sameLink(seiten, `https://post.example.org/q/${String(first + i).padStart(10, 'a')}`),
        }))
        const { codes } = await press.print({ name: `druckdaten-${first}.pdf`, empfaenger })
        expect(codes.verglichen).toBe(STAPEL)
        gelesen += codes.gelesen
        rss.push(rssOf(process.pid))
      }
    } finally {
      await press.stop(new Error('done'))
    }
    const most = (values: number[]) => Math.max(...values)
    console.log(
      `MB after ${WARM} files ${Math.round(most(rss.slice(0, WARM)))}, at most ${Math.round(most(rss))}; ${gelesen} codes read`,
    )
    expect(gelesen).toBeGreaterThanOrEqual(300)
    // What the collector leaves lying about for a while, and no file's own.
    expect(most(rss)).toBeLessThan(most(rss.slice(0, WARM)) * 1.15)
  },
)
