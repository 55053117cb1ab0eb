import type { FreigabeLink } from '#src/contract/freigabeLink.ts'
import type { Kampagne } from '#src/contract/kampagne.ts'

/** What is counted of a link. */
type Angabe = Pick<FreigabeLink, 'snapshotNr' | 'widerrufenAm' | 'entscheidung' | 'gueltigBis' | 'empfaengerName'>

export interface FreigabeStand {
  erteilt: number
  noetig: number
  /** Approvals that are still missing. */
  fehlt: number
  /** Names of those who have not decided. */
  offen: string[]
  /**
   * Last day on which the approval can still be completed by the links as they are: of all that are needed the first one
   * to end, of those of whom one is enough the last. Null where nobody is left to decide.
   */
  gueltigBis: string | null
}

/** How the approval of the present version stands: its links that nobody took back (domain 4.6). */
export function freigabeStand(
  links: readonly Angabe[],
  { snapshotNr, quorum }: Pick<Kampagne, 'snapshotNr' | 'quorum'>,
): FreigabeStand {
  const counted = links.filter((link) => link.snapshotNr === snapshotNr && link.widerrufenAm === null)
  const offen = counted.filter(({ entscheidung }) => entscheidung === 'offen')
  const erteilt = counted.filter(({ entscheidung }) => entscheidung === 'freigegeben').length
  const noetig = quorum === 'einer' ? 1 : counted.length
  return {
    erteilt,
    noetig,
    fehlt: Math.max(0, noetig - erteilt),
    offen: offen.map(({ empfaengerName }) => empfaengerName),
    gueltigBis:
      offen
        .map(({ gueltigBis }) => gueltigBis)
        .toSorted()
        .at(quorum === 'einer' ? -1 : 0) ?? null,
  }
}

/** "Es fehlt noch: 1 von 2 Freigaben (Quirin Querleser)." */
export function isStillMissing({ fehlt, noetig, offen }: Pick<FreigabeStand, 'fehlt' | 'noetig' | 'offen'>): string {
  const wer = offen.length === 0 ? '' : ` (${offen.join(', ')})`
  return `Es ${fehlt === 1 ? 'fehlt' : 'fehlen'} noch: ${fehlt} von ${noetig} Freigaben${wer}.`
}
