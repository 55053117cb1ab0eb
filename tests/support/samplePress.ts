import type { Press } from '#mocks/backend/platform/print/press.ts'
import { makePrintFile, type Druckvorlage } from '#mocks/backend/platform/print/printFile.ts'

/** Recipients of a file that are printed. */
const PROBE = 2

/**
 * The press of tests that print by the way: 520 cards are 95 % of what a campaign costs from draft to print shop. The
 * first pieces of each file go through the real writer and its checks; of the others the codes are counted alone. What
 * leaves the real press is looked at in tests/backend/druck.
 */
export function samplePress(vorlage: Druckvorlage): Press {
  let ended: Error | null = null
  return {
    async print({ name, empfaenger }) {
      if (ended) throw ended
      const probe = empfaenger.slice(0, PROBE)
      const { datei, codes } = await makePrintFile(vorlage, { name, empfaenger: probe })
      if (ended) throw ended
      const verglichen = (codes.verglichen / probe.length) * empfaenger.length
      return { datei, codes: { verglichen, gelesen: codes.gelesen } }
    },
    stop(reason) {
      ended = reason
      return Promise.resolve()
    },
  }
}
