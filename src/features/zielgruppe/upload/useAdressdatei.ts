import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MAX_BYTES } from '#src/contract/grenzen.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'
import type { AnfuehrungStopp } from '#src/engines/addresses/read/anfuehrung.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import { grundRegel } from '#src/engines/addresses/words/regel.ts'
import { Abgebrochen } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { useAdressdateiClient } from '#src/entities/zielgruppe/useAdressdateiClient.ts'
import type { AdressBericht } from '#src/entities/zielgruppe/adressBericht.ts'
import { behalten, problemText, tooLarge, vorgabe } from './lesen.ts'
import {
  arbeitVon,
  herkunftVon,
  ordneSpalteZu,
  wechsleWarnung,
  type Adressdatei,
  type OffeneDatei,
  type Phase,
} from './adressdateiStand.ts'
import { WIE_GESPEICHERT, zuordnungAus, type Gespeicherte } from './herkunft.ts'
import { fingerabdruckVon } from './importEntwurf.ts'
import { useImportEntwurf } from './useImportEntwurf.ts'
import { useWartendenTisch } from './useWartendenTisch.ts'
import type { UploadValues } from './uploadForm.ts'
import { lasseWarten } from './wartenderTisch.ts'

type Change = (phase: Phase) => Phase
const reduce = (phase: Phase, change: Change): Phase => change(phase)

/**
 * Reading and checking of one list, without its rows ever coming here.
 * @param platz names the page: a desk that waits for its user is taken up again where it was
 */
export function useAdressdatei(platz: string, form: UseFormReturn<UploadValues>): Adressdatei {
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

  const columns = (datei: OffeneDatei, stopp: AnfuehrungStopp | null, problem: string | null = null): Phase => ({
    art: 'zuordnen',
    datei,
    problem,
    stopp,
  })

  function waehle(file: File): void {
    if (file.size > MAX_BYTES.adressen) return show({ art: 'waehlen', problem: tooLarge() })
    show({ art: 'liest', name: file.name, anteil: 0 })
    void run(
      async () => {
        const offen = await client.open(file, progress)
        // Its content is a list; now its name must not say something else.
        const problem = endungProblem(file.name, 'adressen')
        if (problem !== null) return { art: 'waehlen', problem }
        const abdruck = await fingerabdruckVon(file)
        const gemerkt = entwurf.zu(abdruck)
        const ansicht = gemerkt ? await client.look(gemerkt.leseart) : offen
        const zuordnung = gemerkt
          ? new Map(gemerkt.zuordnung.filter(([spalte]) => spalte < ansicht.spalten.length))
          : ansicht.vorschlag
        const { ohne = null, ausschluss = {} } = gemerkt ?? {}
        return columns(
          {
            name: file.name,
            bytes: file.size,
            ansicht,
            zuordnung,
            regeln: ansicht.regeln.filter(({ spalte }) => !zuordnung.has(spalte)),
            ohne,
            ausschluss,
            arbeit: 0,
            gesichert: null,
            abdruck,
            herkunft: null,
          },
          ansicht.stopp,
        )
      },
      (problem) => ({ art: 'waehlen', problem }),
    )
  }

  function oeffne(lade: () => Promise<Gespeicherte>): void {
    show({ art: 'liest', name: '', anteil: 0 })
    void run(
      async () => {
        const { blob, herkunft, ohne, ausschluss } = await lade()
        const { dateiName: name } = herkunft
        await client.open(new File([blob], name), progress)
        const ansicht = await client.look(WIE_GESPEICHERT)
        const zuordnung = zuordnungAus(ansicht.spalten)
        const regeln = grundRegel(ansicht.spalten)
        const offen = { name, bytes: blob.size, ansicht, zuordnung, regeln, ohne, ausschluss }
        const datei: OffeneDatei = { ...offen, arbeit: 0, gesichert: null, abdruck: null, herkunft }
        show({ art: 'prueft', datei, anteil: 0 })
        return await checked(datei)
      },
      (problem) => ({ art: 'waehlen', problem }),
    )
  }

  async function checked(datei: OffeneDatei): Promise<Phase> {
    const ergebnis = await client.check(datei.ansicht.leseart, [...datei.zuordnung], progress, datei.regeln)
    if (ergebnis.art === 'stopp') return columns(datei, ergebnis.stopp)
    const { bericht } = ergebnis
    // The steps of this desk are counted anew.
    return { art: 'ergebnis', datei: { ...datei, gesichert: null, ohne: datei.ohne ?? vorgabe(bericht) }, bericht }
  }

  function beiseite({ idPtAdressEntwurf, version }: AdressEntwurf, gesichert: number): void {
    // From here on the service has it: the browser does not offer the same once more.
    entwurf.beende()
    change((now) => {
      if (now.art !== 'ergebnis') return now
      const { datei } = now
      const herkunft = { ...herkunftVon(datei), entwurf: { idPtAdressEntwurf, version } }
      return { ...now, datei: { ...datei, herkunft, gesichert, abdruck: null } }
    })
  }

  function alsEigene(): void {
    change((now) => {
      if (now.art !== 'ergebnis') return now
      return { ...now, datei: { ...now.datei, herkunft: { ...herkunftVon(now.datei), ersetzt: null } } }
    })
  }

  function lies(leseart: Partial<Leseart>): void {
    if (phase.art !== 'zuordnen') return
    const { datei } = phase
    const { leseart: bisher, spalten } = datei.ansicht
    const fest = behalten(bisher, spalten.length > 0, leseart)
    if (leseart.blatt !== undefined) show({ art: 'liest', name: datei.name, anteil: 0 })
    void run(
      async () => {
        const ansicht = await client.look(fest, progress)
        const gleich = ansicht.spalten.join('\n') === spalten.join('\n')
        const zuordnung = gleich ? datei.zuordnung : ansicht.vorschlag
        const regeln = gleich ? datei.regeln : ansicht.regeln
        return columns({ ...datei, ansicht, zuordnung, regeln, ohne: null, arbeit: 0 }, ansicht.stopp)
      },
      (problem) => columns({ ...datei, arbeit: 0 }, null, problem),
    )
  }

  function pruefe(): void {
    if (phase.art !== 'zuordnen') return
    const { datei } = phase
    show({ art: 'prueft', datei, anteil: 0 })
    void run(
      () => checked(datei),
      (problem) => columns(datei, null, problem),
    )
  }

  function lasseAus(ausschluss: Ausschluss): void {
    change((now) => (now.art === 'ergebnis' ? { ...now, datei: { ...now.datei, ausschluss } } : now))
  }

  function zeigeBericht(bericht: AdressBericht): void {
    change((now) => {
      if (now.art !== 'ergebnis') return now
      // A warning that comes up only now is judged as those at the beginning were.
      const neue = vorgabe(bericht).filter((code) => !now.bericht.pruefung.jeCode[code])
      const ohne = [...new Set([...(now.datei.ohne ?? []), ...neue])]
      return { ...now, bericht, datei: { ...now.datei, ohne } }
    })
  }

  function brichAb(): void {
    client.cancel()
    // What is on the screen counts: a result may have come that is not drawn yet. The desk ended with what ran.
    show(phase.art === 'prueft' ? columns({ ...phase.datei, arbeit: 0 }, null) : { art: 'waehlen', problem: null })
  }

  function zurZuordnung(): void {
    change((now) => {
      if (now.art !== 'ergebnis') return now
      return columns({ ...now.datei, arbeit: arbeitVon(now) }, null)
    })
  }

  return {
    phase,
    waehle,
    oeffne,
    beiseite,
    alsEigene,
    melde: (problem) => show({ art: 'waehlen', problem }),
    lies,
    ordneZu: (spalte, wahl) => change((now) => ordneSpalteZu(now, spalte, wahl)),
    pruefe,
    brichAb,
    zurZuordnung,
    fertig: entwurf.beende,
    unterbrochen: entwurf.unterbrochen,
    wechsle: (code) => change((now) => wechsleWarnung(now, code)),
    lasseAus,
    vonVorn: () => {
      client.cancel()
      entwurf.beende()
      show({ art: 'waehlen', problem: null })
    },
    client,
    zeigeBericht,
  }
}
