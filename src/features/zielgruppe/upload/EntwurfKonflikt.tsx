import { useTranslation } from 'react-i18next'
import type { AdressBearbeitung } from '#src/contract/adressBearbeitung.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { formatZahl, formatZeitpunkt } from '#src/base/number/german.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { Versions } from '#src/shared/form/conflict/Versions.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import type { Zwischenspeichern } from './useZwischenspeichern.ts'

type Fassung = Pick<AdressEntwurf, 'bezeichnung' | 'zeilen' | 'bearbeitung'>

interface Props {
  meine: Fassung
  neuerer: AdressEntwurf
  speichern: Zwischenspeichern
  onOeffne: (entwurf: AdressEntwurf) => void
}

const anzahlGeaendert = ({ vonHand, entfernt, zusammengefasst, hinzugefuegt, jeVorschlag }: AdressBearbeitung) =>
  Object.values(jeVorschlag).reduce(
    (summe, zeilen) => summe + zeilen,
    vonHand + entfernt + zusammengefasst + hinzugefuegt,
  )

/** Somebody put a newer state aside: which one stays is a person's decision. */
export function EntwurfKonflikt({ meine, neuerer, speichern, onOeffne }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { idPtAdressEntwurf, version, wer, geaendertAm } = neuerer
  const angaben = ({ bezeichnung, zeilen, bearbeitung }: Fassung) => [
    { label: t('upload.name'), value: bezeichnung },
    { label: t('entwurf.konflikt.zeilen'), value: formatZahl(zeilen) },
    { label: t('entwurf.konflikt.aenderungen'), value: formatZahl(anzahlGeaendert(bearbeitung)) },
  ]
  return (
    <ConflictDialog
      text={t('entwurf.konflikt.text', { wer, wann: formatZeitpunkt(geaendertAm) })}
      onClose={speichern.close}
      onTakeTheirs={() => onOeffne(neuerer)}
      onSaveCopy={() => speichern.entscheide(null)}
      onSaveMine={() => speichern.entscheide({ idPtAdressEntwurf, version })}
    >
      <Versions
        mine={{ title: t('entwurf.konflikt.ihre'), content: <KeyValue entries={angaben(meine)} /> }}
        theirs={{ title: t('entwurf.konflikt.andere', { wer }), content: <KeyValue entries={angaben(neuerer)} /> }}
      />
    </ConflictDialog>
  )
}
