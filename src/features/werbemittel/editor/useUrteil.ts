import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { proofOptions } from '../components/makeProof.ts'
import { useEditor, useEditorParts } from './EditorContext.tsx'

/** Rest after the last change before the sheet is drawn, judged and read, ms. */
const REST_MS = 800
/** The account changes seldom, ms. */
const KONTO_FRESH_MS = 10 * 60_000

interface Urteil {
  /** What the picture of the printed sheet shows; null: not judged yet. */
  urteil: readonly Befund[] | null
  /** What the first reader asks about the texts. */
  hinweise: readonly Befund[]
}

/**
 * The sheet judged by its picture and then read, in a worker after each rest. What was found last stands until the next
 * is there; that of a document that has changed meanwhile is dropped.
 */
export function useUrteil(seiten: readonly Seite[]): Urteil {
  const { store, loadAsset } = useEditorParts()
  const assets = useEditor((state) => state.assets)
  const client = useQueryClient()
  const seesKonto = useAppAbility().can('read', 'Konto')
  const [found, setFound] = useState<Urteil>({ urteil: null, hinweise: [] })
  useEffect(() => {
    let current = true
    const look = async () => {
      const pdfAssetId = assets.find(({ mime }) => mime === 'application/pdf')?.id ?? null
      const sheet = { seiten: [...seiten], format: store.format, bezeichnung: '', empfaenger: null }
      const options = await proofOptions({ ...sheet, assets, pdfAssetId, loadAsset })
      const urteil = current ? await printClient.judge(options) : []
      if (current) setFound((before) => ({ ...before, urteil }))
      if (!current) return
      const konto = await kontaktdaten(client, seesKonto)
      const { format } = store
      const reading = { seiten: [...seiten], format, heute: heute(), konto, empfaenger: null }
      const hinweise = current ? await printClient.read(reading) : []
      if (current) setFound((before) => ({ ...before, hinweise }))
    }
    // Without a picture the findings of the boxes stand; the service judges again with every save.
    const fail = () => current && setFound({ urteil: null, hinweise: [] })
    const timer = setTimeout(() => void look().catch(fail), REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [seiten, assets, store, loadAsset, client, seesKonto])
  return found
}

/** Numbers and e-mails of the account; none for those who may not see it. */
async function kontaktdaten(client: QueryClient, seesKonto: boolean) {
  const options = { ...kontoQueries.detail(), staleTime: KONTO_FRESH_MS }
  const konto = seesKonto ? await client.fetchQuery(options).catch(() => null) : null
  const personen = konto?.ansprechpartner ?? []
  const emails = [...personen.map(({ email }) => email), konto?.rechnungsEmail ?? '', konto?.datenschutzKontakt ?? '']
  return {
    telefone: personen.map(({ telefon }) => telefon).filter((telefon) => telefon !== ''),
    emails: emails.filter((email) => email.includes('@') && !email.includes(' ')),
  }
}
