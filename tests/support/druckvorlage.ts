import type { Druckvorlage } from '#mocks/backend/platform/print/printFile.ts'
import { ausgabeprofil } from '#mocks/backend/platform/print/ausgabeprofil.ts'
import { ABSENDER_MUSTER, DATENSCHUTZ_MUSTER } from '#src/engines/print/beispiel.ts'
import { FASSUNG } from '#src/engines/print/fassung.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** What the print files of a package share, in a separate folder: a card without pictures, unless a test says otherwise. */
export async function druckvorlage(
  more: Partial<Druckvorlage> & Pick<Druckvorlage, 'seiten' | 'format'>,
): Promise<Druckvorlage> {
  return {
    ordner: await temporaryFolder(),
    assets: [],
    inhalte: {},
    pdfAssetId: null,
    absender: ABSENDER_MUSTER,
    fassung: FASSUNG,
    datenschutzText: DATENSCHUTZ_MUSTER,
    titel: 'Karte',
    erstellt: '2026-11-20T14:03:00.000Z',
    druckprofil: await ausgabeprofil({}),
    druckrand: null,
    auftrag: 'K000012-1',
    anzahl: 640,
    ...more,
  }
}
