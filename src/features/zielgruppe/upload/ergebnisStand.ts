import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { AdressBericht } from '#src/entities/zielgruppe/adressBericht.ts'
import { arbeitVon, herkunftVon, zugeordnet, type OffeneDatei, type Phase } from './adressdateiStand.ts'
import { vorgabe } from './lesen.ts'

type Ergebnis = Extract<Phase, { art: 'ergebnis' }>

/** What becomes of a list on the desk; elsewhere nothing. */
const amTisch =
  (change: (ergebnis: Ergebnis) => Phase) =>
  (phase: Phase): Phase =>
    phase.art === 'ergebnis' ? change(phase) : phase

const mitDatei = (change: (datei: OffeneDatei) => Partial<OffeneDatei>) =>
  amTisch((ergebnis) => ({ ...ergebnis, datei: { ...ergebnis.datei, ...change(ergebnis.datei) } }))

/** The service has it under this draft, in this state of the desk: the browser does not offer the same once more. */
export const beiseiteGelegt = ({ idPtAdressEntwurf, version }: AdressEntwurf, gesichert: number) =>
  mitDatei((datei) => ({
    herkunft: { ...herkunftVon(datei), entwurf: { idPtAdressEntwurf, version } },
    gesichert,
    abdruck: null,
  }))

/** It takes the place of no other list any more. */
export const alsEigene = mitDatei((datei) => ({ herkunft: { ...herkunftVon(datei), ersetzt: null } }))

export const mitAusschluss = (ausschluss: Ausschluss) => mitDatei(() => ({ ausschluss }))

/** What came of work on the desk; a warning that comes up only now is judged as those at the beginning were. */
export const mitBericht = (bericht: AdressBericht) =>
  amTisch((now) => {
    const neue = vorgabe(bericht).filter((code) => !now.bericht.pruefung.jeCode[code])
    const ohne = [...new Set([...(now.datei.ohne ?? []), ...neue])]
    return { ...now, bericht, datei: { ...now.datei, ohne } }
  })

export const zurZuordnung = amTisch((now) => zugeordnet({ ...now.datei, arbeit: arbeitVon(now) }, null))
