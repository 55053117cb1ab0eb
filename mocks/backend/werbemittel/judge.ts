import type { Asset } from '#src/contract/asset.ts'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import type { Sheet } from '#src/engines/print/checker.ts'
import { NICHT_BEURTEILT } from '#src/engines/print/rules.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { sha256, type FileStore } from '../platform/files.ts'
import { judgeInThread, type JudgeJob } from './judgeThread.ts'

type Judged = Omit<Sheet, 'bytesOf' | 'fonts' | 'seiten'> & { seiten: Seite[]; assets: Asset[] }

/** Judgements kept in memory: a campaign is checked with the same sheet again and again. */
const KEPT = 200
const known = new Map<string, Promise<Befund[] | null>>()

/** What the picture of a sheet shows, drawn in a thread; the same sheet is drawn once. */
export async function judge(files: FileStore, sheet: Judged): Promise<Befund[]> {
  const { basePdf, ...rest } = sheet
  const key = sha256(new TextEncoder().encode(JSON.stringify([rest, basePdf ? sha256(basePdf) : null])))
  const before = known.get(key)
  const judged = before ?? drawn(files, sheet)
  if (!before) {
    if (known.size >= KEPT) known.clear()
    known.set(key, judged)
  }
  const found = await judged.catch(() => null)
  if (found === null) known.delete(key)
  return found ?? [NICHT_BEURTEILT]
}

async function drawn(files: FileStore, { assets, ...sheet }: Judged): Promise<Befund[] | null> {
  const layers = sheet.seiten.flatMap((seite) => seite.layers).filter(isPrinted)
  const used = new Set(layers.map((layer) => (layer.type === 'bild' ? layer.assetId : null)))
  const pictures: JudgeJob['files'] = new Map()
  for (const { id, sha256: hash, mime, quelle } of assets)
    if (used.has(id)) pictures.set(id, { bytes: (await files.get(hash)).slice(), mime, quelle })
  // A picture that is gone is reported by the check of the document.
  const seiten = sheet.seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.filter((layer) => layer.type !== 'bild' || pictures.has(layer.assetId)),
  }))
  return judgeInThread({ ...sheet, seiten, files: pictures })
}
