import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ABGLEICH_FRAGLICH } from '#src/contract/ausschluss.ts'
import { ApiError } from '#src/contract/apiError.ts'
import type { UploadOptions } from '#src/contract/uploadProgress.ts'
import { anzahlAnders, type AnzahlAnders, type Zielgruppe, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { type AdressBericht, herkunftVon, type OffeneDatei } from '#src/engines/addresses/worker.ts'
import { fetchEntwurf } from '#src/entities/zielgruppe/entwuerfe.ts'
import { useUploadAdressen, type UploadAdressenInput } from '#src/entities/zielgruppe/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { useUpload } from '#src/shared/upload/useUpload.ts'
import type { UploadValues } from './uploadForm.ts'
import { isLeer, zusammen } from './herkunft.ts'
import type { Adressdatei } from './useAdressdatei.ts'

/** A list that was looked over, and what the user decided about it. */
export interface GepruefteDatei {
  adressdatei: Adressdatei
  datei: OffeneDatei
  bericht: AdressBericht
  ohneWarnungen: ZeilenCode[]
  /** Addresses that are printed by these decisions. */
  druckbar: number
}

/** What is kept of how a list came about: its file, its columns and what was decided about its rows. */
export function aufgezeichnet(datei: OffeneDatei, { tisch }: AdressBericht) {
  const { dateiName, zuordnung, spalten, bearbeitung } = herkunftVon(datei)
  const bekannt = new Set(Object.values(zuordnung))
  // Columns that came in on the desk have the names of their fields.
  const neue = tisch.felder.filter((feld) => !bekannt.has(feld)).map((feld) => [FELD_LABEL[feld], feld] as const)
  return {
    dateiName,
    zuordnung: { ...zuordnung, ...Object.fromEntries(neue) },
    ...(spalten.length > 0 ? { spalten: spalten.map((one) => ({ ...one, name: one.name.trim() })) } : {}),
    bearbeitung: zusammen(bearbeitung, tisch.entscheidungen),
  }
}

/** Kinds of rows that are left out; who is likely one of those who are left out always is, unless somebody wants him. */
function nachAbgleich(ohneWarnungen: readonly ZeilenCode[]) {
  const trotzAbgleich = ABGLEICH_FRAGLICH.filter((code) => !ohneWarnungen.includes(code))
  return {
    ohneWarnungen: ohneWarnungen.filter((code) => !isEinesVon(ABGLEICH_FRAGLICH, code)),
    ...(trotzAbgleich.length > 0 ? { trotzAbgleich } : {}),
  }
}

const gespeichertText = ({ potenzial, bezeichnung }: Zielgruppe): string =>
  text('zielgruppe:upload.done', { count: potenzial, menge: formatZahl(potenzial), bezeichnung })

/** The number that the service counted instead of the confirmed one; null for any other error. */
function andereAnzahl(error: unknown): AnzahlAnders | null {
  if (!(error instanceof ApiError) || error.code !== 'ANZAHL_ANDERS') return null
  const parsed = anzahlAnders.safeParse(error.current)
  return parsed.success ? parsed.data : null
}

/** What goes to the service: the rows that are not left out, and what is kept of how the list came about. */
async function inputOf(
  { adressdatei, datei, bericht, ohneWarnungen }: GepruefteDatei,
  bestaetigteAnzahl: number,
  values: UploadValues,
  { signal, onUpload }: UploadOptions,
): Promise<UploadAdressenInput> {
  const { zeichensatz } = bericht
  const { trennzeichen, anfuehrung } = datei.ansicht.leseart
  const { entwurf, ersetzt } = herkunftVon(datei)
  const { bearbeitung, ...aufzeichnung } = aufgezeichnet(datei, bericht)
  return {
    ...values,
    datei: await adressdatei.client.uploadFile(
      (anteil) => onUpload({ sent: anteil, total: 1, phase: 'preparing' }),
      signal,
    ),
    ...aufzeichnung,
    dateiZeilen: bericht.pruefung.gesamt,
    zeichensatz,
    trennzeichen,
    anfuehrung,
    ...(isLeer(bearbeitung) ? {} : { bearbeitung }),
    ...(ersetzt ? { ersetzt } : {}),
    ...(entwurf ? { idPtAdressEntwurf: entwurf.idPtAdressEntwurf, entwurfVersion: entwurf.version } : {}),
    ...nachAbgleich(ohneWarnungen),
    ...(bericht.tisch.jemandAnderes.length > 0 ? { jemandAnderes: bericht.tisch.jemandAnderes } : {}),
    ausschluss: datei.ausschluss,
    bestaetigteAnzahl,
  }
}

/** Sends a list with the number that was confirmed. Where the service counts another, that one has to be confirmed. */
export function useListeUpload(geprueft: GepruefteDatei) {
  const { adressdatei, datei, druckbar } = geprueft
  const client = useQueryClient()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const upload = useUpload()
  const { upload: uploadAdressen, brichAb } = useUploadAdressen()
  /** Nothing is lost any more: the way to the stored list is free. */
  const fertig = useRef(false)
  const [anders, setAnders] = useState<(AnzahlAnders & { statt: number }) | null>(null)
  // Another decision about the rows makes the service's number an old one.
  const neu = anders?.statt === druckbar ? anders : null
  const anzahl = neu?.anzahl ?? druckbar
  const goTo = (idPtZielgruppe: number) =>
    navigate(returnTo({ idPtZielgruppe }) ?? paths.zielgruppeEditieren(idPtZielgruppe))

  /** Says that the draft stayed: somebody put a newer state in its place. Only told where it can be found out. */
  async function sayKept(): Promise<void> {
    const { entwurf } = herkunftVon(datei)
    const neuerer = entwurf && (await fetchEntwurf(client, entwurf.idPtAdressEntwurf).catch(() => null))
    if (neuerer) notify.info(text('zielgruppe:entwurf.bleibt', { wer: neuerer.wer }))
  }

  /** Says what became of a cancelled upload: only the service knows whether it was stored before. */
  async function sayCancelled(input: UploadAdressenInput | null): Promise<void> {
    try {
      const stored = input === null ? null : await brichAb(input)
      if (stored === null) return notify.info(text('zielgruppe:upload.aborted'))
      adressdatei.fertig()
      fertig.current = true
      notify.info(text('zielgruppe:upload.schonGespeichert'))
      await goTo(stored)
    } catch {
      notify.error(text('zielgruppe:upload.abbruchUnklar'))
    }
  }

  async function send(values: UploadValues): Promise<void> {
    let input: UploadAdressenInput | null = null
    try {
      const stored = await upload.run(async (options) => {
        input = await inputOf(geprueft, anzahl, values, options)
        return uploadAdressen.mutateAsync({ input, options })
      })
      if (stored === null) return await sayCancelled(input)
      adressdatei.fertig()
      fertig.current = true
      notify.success(gespeichertText(stored))
      await goTo(stored.idPtZielgruppe)
      void sayKept()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LISTE_GEAENDERT') adressdatei.tell({ art: 'detached' })
      const other = andereAnzahl(error)
      if (other === null) throw error
      setAnders({ ...other, statt: druckbar })
    }
  }

  return { send, upload, anzahl, neu, fertig }
}
