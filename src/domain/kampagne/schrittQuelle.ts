import type { Kampagne, KampagneZeile } from '#src/contract/kampagne.ts'
import type { KampagneAction } from './actions.ts'
import type { Akteur } from './actions/actionDef.ts'

/** Fields that the next step is told from; a row of the list has enough of them. */
export type SchrittQuelle = Pick<KampagneZeile, 'teilstatus' | 'zahlungsStatus' | 'versandDatum'> & {
  /** May be a value of the real service that we do not know. */
  state: string
} & Partial<
    Pick<
      Kampagne,
      | 'zahlung'
      | 'stornoAngefragtAm'
      | 'versand'
      | 'anreicherungErgebnis'
      | 'extern'
      | 'angehaltenGrund'
      | 'eigeneFreigabe'
      | 'freigaben'
      | 'quorum'
      | 'snapshotNr'
    >
  >

/** What is next, whose turn it is, until when (ISO day, included), and the action that does it where there is one. */
export interface Schritt {
  text: string
  /** null: nobody, the campaign is at its end. */
  wer: Akteur | null
  bis: string | null
  aktion: KampagneAction | null
}

/** A step that nobody can do by a button unless it names one. */
export function schritt(
  wer: Akteur | null,
  text: string,
  bis: string | null = null,
  aktion: KampagneAction | null = null,
): Schritt {
  return { text, wer, bis, aktion }
}
