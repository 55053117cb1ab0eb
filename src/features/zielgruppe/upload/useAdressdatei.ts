import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MAX_BYTES } from '#src/contract/grenzen.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import { Abgebrochen } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { useAdressdateiClient } from '#src/entities/zielgruppe/useAdressdateiClient.ts'
import {
  ordneSpalteZu,
  wechsleWarnung,
  zugeordnet,
  type Adressdatei,
  type OffeneDatei,
  type Phase,
} from './adressdateiStand.ts'
import { alsEigene, beiseiteGelegt, mitAusschluss, mitBericht, zurZuordnung } from './ergebnisStand.ts'
import type { Gespeicherte } from './herkunft.ts'
import { behalten, problemText, tooLarge } from './lesen.ts'
import { liesAnders, liesDatei, liesGespeicherte, pruefeListe } from './leseListe.ts'
import { useImportEntwurf } from './useImportEntwurf.ts'
import { useWartendenTisch } from './useWartendenTisch.ts'
import type { UploadValues } from './uploadForm.ts'
import { lasseWarten } from './wartenderTisch.ts'

type Change = (phase: Phase) => Phase
const reduce = (phase: Phase, change: Change): Phase => change(phase)

/** Where a list is on its way, what of it is kept for another window, and work that leads to where it is next. */
function useListe(platz: string, form: UseFormReturn<UploadValues>) {
  const wartend = useWartendenTisch(platz, form)
  const [phase, change] = useReducer(reduce, wartend?.phase ?? { art: 'waehlen', problem: null })
  const client = useAdressdateiClient(wartend?.client, (open) =>
    lasseWarten({ platz, client: open, phase, werte: form.getValues() }),
  )
  const entwurf = useImportEntwurf(wartend?.phase.datei.abdruck ?? null)
  const show = (next: Phase) => change(() => next)
  const progress = (anteil: number) =>
    change((now) => (now.art === 'liest' || now.art === 'prueft' ? { ...now, anteil } : now))

  const merke = useEffectEvent(({ abdruck, ansicht, zuordnung, ohne, ausschluss }: OffeneDatei) => {
    if (abdruck === null) return
    const { leseart } = ansicht
    entwurf.merke({ datei: abdruck, leseart, zuordnung: [...zuordnung], ohne: ohne && [...ohne], ausschluss })
  })
  const offeneDatei = 'datei' in phase ? phase.datei : null
  useEffect(
    function merkeStand() {
      if (offeneDatei !== null) merke(offeneDatei)
    },
    [offeneDatei],
  )

  async function run(work: () => Promise<Phase>, onProblem: (problem: string) => Phase): Promise<void> {
    try {
      const next = await work()
      // The desk is a large page: drawn in one go it would hold the browser up for a tenth of a second.
      startTransition(() => show(next))
    } catch (error) {
      if (!(error instanceof Abgebrochen)) show(onProblem(problemText(error)))
    }
  }

  return { phase, change, show, run, entwurf, leser: { client, progress } }
}

/**
 * Reading and checking of one list, without its rows ever coming here.
 * @param platz names the page: a desk that waits for its user is taken up again where it was
 */
export function useAdressdatei(platz: string, form: UseFormReturn<UploadValues>): Adressdatei {
  const { phase, change, show, run, entwurf, leser } = useListe(platz, form)
  const { client } = leser
  const wieder = (problem: string): Phase => ({ art: 'waehlen', problem })

  function waehle(file: File): void {
    if (file.size > MAX_BYTES.adressen) return show(wieder(tooLarge()))
    show({ art: 'liest', name: file.name, anteil: 0 })
    void run(() => liesDatei(leser, file, entwurf.zu), wieder)
  }

  function oeffne(lade: () => Promise<Gespeicherte>): void {
    show({ art: 'liest', name: '', anteil: 0 })
    void run(async () => {
      const datei = await liesGespeicherte(leser, await lade())
      show({ art: 'prueft', datei, anteil: 0 })
      return await pruefeListe(leser, datei)
    }, wieder)
  }

  function lies(leseart: Partial<Leseart>): void {
    if (phase.art !== 'zuordnen') return
    const { datei } = phase
    const fest = behalten(datei.ansicht.leseart, datei.ansicht.spalten.length > 0, leseart)
    if (leseart.blatt !== undefined) show({ art: 'liest', name: datei.name, anteil: 0 })
    void run(
      () => liesAnders(leser, datei, fest),
      (problem) => zugeordnet({ ...datei, arbeit: 0 }, null, problem),
    )
  }

  function pruefe(): void {
    if (phase.art !== 'zuordnen') return
    const { datei } = phase
    show({ art: 'prueft', datei, anteil: 0 })
    void run(
      () => pruefeListe(leser, datei),
      (problem) => zugeordnet(datei, null, problem),
    )
  }

  function brichAb(): void {
    client.cancel()
    // What is on the screen counts: a result may have come that is not drawn yet. The desk ended with what ran.
    show(phase.art === 'prueft' ? zugeordnet({ ...phase.datei, arbeit: 0 }, null) : { art: 'waehlen', problem: null })
  }

  return {
    phase,
    waehle,
    oeffne,
    beiseite: (stand, schritt) => {
      entwurf.beende()
      change(beiseiteGelegt(stand, schritt))
    },
    alsEigene: () => change(alsEigene),
    melde: (problem) => show(wieder(problem)),
    lies,
    ordneZu: (spalte, wahl) => change((now) => ordneSpalteZu(now, spalte, wahl)),
    pruefe,
    brichAb,
    zurZuordnung: () => change(zurZuordnung),
    fertig: entwurf.beende,
    unterbrochen: entwurf.unterbrochen,
    wechsle: (code) => change((now) => wechsleWarnung(now, code)),
    lasseAus: (ausschluss) => change(mitAusschluss(ausschluss)),
    vonVorn: () => {
      client.cancel()
      entwurf.beende()
      show({ art: 'waehlen', problem: null })
    },
    client,
    zeigeBericht: (bericht) => change(mitBericht(bericht)),
  }
}
