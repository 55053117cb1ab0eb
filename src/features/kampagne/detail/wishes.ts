import type { Kampagne } from '#src/contract/kampagne.ts'

export interface Wish {
  key: string
  text: string
  /** Who wants it. */
  name: string
  zeit: string | null
}

/** Requested changes of the newest snapshot, from approvers and from the provider's check; empty outside of the correction. */
export function wishesOf({ state, freigaben, snapshotNr, extern, verlauf }: Kampagne): Wish[] {
  if (state !== 'inBearbeitungKorrektur') return []
  const approvers = freigaben
    .filter((link) => link.entscheidung === 'aenderungen' && link.snapshotNr === snapshotNr)
    .map((link) => ({
      key: `freigabe-${link.idPtFreigabe}`,
      text: link.anmerkung ?? '',
      name: link.name ?? link.empfaengerName,
      zeit: link.entschiedenAm,
    }))
  const refusal = verlauf.findLast(({ aktion }) => aktion === 'externAblehnen')
  const provider =
    refusal?.snapshotNr === snapshotNr
      ? extern.gruende.map((text, index) => ({ key: `extern-${index}`, text, name: refusal.name, zeit: refusal.zeit }))
      : []
  return [...approvers, ...provider]
}
