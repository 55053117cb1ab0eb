import type { KampagneZeile } from '#src/contract/kampagne.ts'
import {
  AUFGABEN_MAX,
  naechsteTermine,
  sieSindDran,
  TERMINE_MAX,
  type Uebersicht,
} from '#src/domain/kampagne/uebersicht.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { heute } from '#src/shared/clock.ts'

/** The overview from a page of campaigns, as the service makes it from all of them. */
export function fromJuengste({ kampagnen, total }: { kampagnen: KampagneZeile[]; total: number }): Uebersicht {
  const aufgaben = sieSindDran(kampagnen, appAbility(), heute())
  const termine = naechsteTermine(kampagnen, heute())
  return {
    aufgaben: aufgaben.slice(0, AUFGABEN_MAX).map(({ kampagne }) => kampagne),
    aufgabenTotal: aufgaben.length,
    termine: termine.slice(0, TERMINE_MAX),
    termineTotal: termine.length,
    total,
    nurJuengste: kampagnen.length < total ? kampagnen.length : null,
  }
}
