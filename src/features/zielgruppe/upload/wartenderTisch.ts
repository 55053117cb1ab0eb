import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { draftOwner, onDraftsDropped } from '#src/shared/storage/draftDatabases.ts'
import { lostBy } from '#src/entities/session/session.ts'
import { DRAFT_KEPT_MS } from '#src/shared/drafts/draftPlace.ts'
import { askBeforeUnload } from '#src/shared/form/useAskBeforeUnload.ts'
import type { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { arbeitVon, type Phase } from '#src/engines/addresses/worker.ts'
import type { UploadValues } from './uploadForm.ts'

/** A desk whose page went with a lost session. Its rows stay in its worker: nothing of it is ever stored in the browser. */
interface WartenderTisch {
  /** Which page it belongs to. */
  platz: string
  client: AdressdateiClient
  phase: Stehend
  /** What was typed about the list. */
  werte: UploadValues
}

/** What nobody has to wait for. */
type Stehend = Extract<Phase, { art: 'zuordnen' | 'ergebnis' }>
const steht = (phase: Phase): phase is Stehend => phase.art === 'zuordnen' || phase.art === 'ergebnis'

/** By their pages. */
const wartende = new Map<string, WartenderTisch & { wem: string; end: () => void }>()

onDraftsDropped((kept) => {
  for (const { platz, wem } of wartende.values()) if (wem !== kept) discard(platz)
})

function discard(platz: string): void {
  const tisch = wartende.get(platz)
  tisch?.client.cancel()
  tisch?.end()
  wartende.delete(platz)
}

/** Keeps a desk whose page goes, if that is because its user lost the session; false: its work ends with the page. */
export function letWait({ phase, ...tisch }: Omit<WartenderTisch, 'phase'> & { phase: Phase }): boolean {
  const wem = lostBy()
  if (wem === null || !steht(phase)) return false
  const { platz } = tisch
  discard(platz)
  const timer = setTimeout(() => discard(platz), DRAFT_KEPT_MS)
  const asks = arbeitVon(phase) > 0
  if (asks) globalThis.addEventListener('beforeunload', askBeforeUnload)
  const end = () => {
    clearTimeout(timer)
    globalThis.removeEventListener('beforeunload', askBeforeUnload)
  }
  wartende.set(platz, { ...tisch, phase, wem, end })
  notify.info(text('zielgruppe:upload.wartet'))
  return true
}

/** The desk that waits at this page for whoever is logged in. */
export function wartenderTisch(platz: string): WartenderTisch | null {
  const tisch = wartende.get(platz)
  return tisch?.wem === draftOwner() ? tisch : null
}

/** It is on its page again. */
export function takeUp(tisch: WartenderTisch): void {
  const wartend = wartende.get(tisch.platz)
  if (wartend !== tisch) return
  wartend.end()
  wartende.delete(tisch.platz)
}
