import { useTranslation } from 'react-i18next'
import type { Bildauftrag } from '#src/contract/bildgenerierung.ts'
import { useMerkeGesehen } from '#src/entities/bildgenerierung/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { setBildauftraege, useBeendete } from './bildStore.ts'
import { markSamplesRead, useSampleList } from './sampleSource.ts'
import type { Benachrichtigung } from './source.ts'

/** Longest description in a notice, characters. */
const KURZ_MAX = 120

const kurz = (text: string) => (text.length > KURZ_MAX ? `${text.slice(0, KURZ_MAX).trimEnd()} …` : text)

/** Where its pictures are, and otherwise where it can be ordered again. */
const linkOf = ({ idPtBildgenerierung, fertige }: Bildauftrag) =>
  fertige > 0 ? `${paths.bildgenerierung}?idPtBildgenerierung=${idPtBildgenerierung}` : paths.bildgenerierung

function useBildList(): Benachrichtigung[] {
  const { t } = useTranslation('bildmeldung')
  return useBeendete().flatMap((auftrag) => {
    const { idPtBildgenerierung, status, fertige, beschreibung, grund, gesehen, beendetAm } = auftrag
    if (beendetAm === null) return []
    const fertig = status === 'fertig'
    const name = kurz(beschreibung)
    return {
      idPtBenachrichtigung: idPtBildgenerierung,
      beispiel: false,
      art: fertig ? ('bilderFertig' as const) : ('bilderFehlgeschlagen' as const),
      titel: fertig ? t('fertig', { count: fertige }) : t(status === 'abgelehnt' ? 'abgelehnt' : 'fehlgeschlagen'),
      text: fertig ? name : t('grund', { name, grund }),
      link: linkOf(auftrag),
      gelesen: gesehen,
      zeit: new Date(beendetAm),
      prioritaet: fertig ? ('normal' as const) : ('hoch' as const),
    }
  })
}

/** Real ones, newest first; the samples of spec 2 as long as nothing has happened, or where nothing can tell of it. */
export function useNotifications(): Benachrichtigung[] {
  const real = useBildList()
  const samples = useSampleList()
  return real.length === 0 ? samples : real
}

const idsOf = (entries: readonly Benachrichtigung[], beispiel: boolean) =>
  entries.filter((entry) => entry.beispiel === beispiel).map(({ idPtBenachrichtigung }) => idPtBenachrichtigung)

/** Samples are marked here, real ones at the service; shown at once, and taken back where it did not succeed. */
export function useMarkRead(): (entries: readonly Benachrichtigung[]) => void {
  const { mutate } = useMerkeGesehen()
  const before = useBeendete()
  return (entries) => {
    markSamplesRead(idsOf(entries, true))
    const ids = idsOf(entries, false)
    if (ids.length === 0) return
    setBildauftraege(
      before.map((auftrag) => (ids.includes(auftrag.idPtBildgenerierung) ? { ...auftrag, gesehen: true } : auftrag)),
    )
    mutate(ids, { onError: () => setBildauftraege(before) })
  }
}
