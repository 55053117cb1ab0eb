import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adressEntwurf, type AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { fetchEntwurf, useSaveAdressEntwurf } from '#src/entities/zielgruppe/entwuerfe.ts'
import { fetchListe } from '#src/entities/zielgruppe/queries.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { type Herkunft, herkunftVon } from '#src/engines/addresses/worker.ts'
import type { UploadValues } from './uploadForm.ts'
import { aufgezeichnet, type GepruefteDatei } from './useListeUpload.ts'

/** Which draft is saved over, and which list it is to take the place of. */
type Ziel = Pick<Herkunft, 'entwurf' | 'ersetzt'>

/** The rows as they lie on the desk, and what is kept of how the list came about. */
async function draftOf(
  { adressdatei, datei, bericht, ohneWarnungen }: GepruefteDatei,
  { bezeichnung, datenquelle }: UploadValues,
  { entwurf, ersetzt }: Ziel,
) {
  return {
    ...entwurf,
    bezeichnung: bezeichnung.trim().slice(0, 80),
    datenquelle: datenquelle.trim().slice(0, 200),
    datei: await adressdatei.client.entwurfFile(),
    zeilen: bericht.pruefung.gesamt,
    ohneWarnungen,
    ausschluss: datei.ausschluss,
    ...aufgezeichnet(datei, bericht),
    ...(ersetzt ? { idPtZielgruppe: ersetzt.idPtZielgruppe } : {}),
  }
}

/** Puts the list aside. What others did to its draft meanwhile costs nobody anything. */
export function useZwischenspeichern(geprueft: GepruefteDatei, werte: () => UploadValues) {
  const client = useQueryClient()
  const save = useSaveAdressEntwurf()
  const [laeuft, setLaeuft] = useState(false)
  /** A newer state than the one that this desk began with. */
  const [neuerer, setNeuerer] = useState<AdressEntwurf | null>(null)
  const { adressdatei, datei, bericht } = geprueft
  const ziel = herkunftVon(datei)

  async function send({ entwurf, ersetzt }: Ziel): Promise<void> {
    const saved = await save.mutateAsync(await draftOf(geprueft, werte(), { entwurf, ersetzt }))
    adressdatei.beiseite(saved, bericht.tisch.schritt)
    if (ziel.ersetzt !== null && ersetzt === null) adressdatei.tell({ art: 'detached' })
  }

  /** Once more without what is gone: the draft, or the list whose place it was to take. */
  async function sendWithoutMissing(): Promise<'neu' | 'alsEigene'> {
    const { entwurf, ersetzt } = ziel
    const [alter, alte] = await Promise.all([
      entwurf && fetchEntwurf(client, entwurf.idPtAdressEntwurf),
      ersetzt && fetchListe(client, ersetzt.idPtZielgruppe),
    ])
    await send({ entwurf: alter && entwurf, ersetzt: alte && ersetzt })
    return ersetzt !== null && alte === null ? 'alsEigene' : 'neu'
  }

  async function sendSafely() {
    try {
      await send(ziel)
      return 'gespeichert' as const
    } catch (error) {
      const fehlt = error instanceof ApiError && error.status === 404
      if (!fehlt || (ziel.entwurf === null && ziel.ersetzt === null)) throw error
      return sendWithoutMissing()
    }
  }

  async function saveNow(): Promise<boolean> {
    setLaeuft(true)
    try {
      notify.success(text(`zielgruppe:entwurf.${await sendSafely()}`))
      return true
    } catch (error) {
      const gefunden = readConflict(adressEntwurf, error)
      if (gefunden === null) showFailure(error)
      else setNeuerer(gefunden)
      return false
    } finally {
      setLaeuft(false)
    }
  }

  /** The answer to the question which state stays: this one, beside the newer one or in its place. */
  async function entscheide(entwurf: Ziel['entwurf']): Promise<void> {
    try {
      await send({ ...ziel, entwurf })
    } catch (error) {
      const gefunden = readConflict(adressEntwurf, error)
      if (gefunden !== null) setNeuerer(gefunden)
      throw error
    }
    setNeuerer(null)
    notify.success(text('zielgruppe:entwurf.gespeichert'))
  }

  return { saveNow: saveNow, laeuft, neuerer, entscheide, close: () => setNeuerer(null) }
}

export type Zwischenspeichern = ReturnType<typeof useZwischenspeichern>
