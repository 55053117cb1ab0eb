import { useTranslation } from 'react-i18next'
import type { KampagnePreis } from '#src/contract/kampagne.ts'
import { UstHinweis } from '#src/entities/preisliste/UstHinweis.tsx'
import { PositionenTable } from '#src/entities/preisliste/PositionenTable.tsx'

interface Props {
  preis: KampagnePreis
}

/** Every line of the quote with net, VAT and gross below. */
export function PreisPositionen({ preis }: Props) {
  const { t } = useTranslation('kampagne')
  return (
    <>
      <PositionenTable
        caption={t('preis.positionen')}
        head={{
          title: t('preis.position'),
          menge: t('preis.menge'),
          einzelpreis: t('preis.einzel'),
          netto: t('preis.summe'),
        }}
        positionen={preis.positionen}
        sums={[
          { label: t('preis.netto'), value: preis.netto },
          { label: t('preis.ust', { satz: preis.ustSatz }), value: preis.ust },
          { label: t('preis.brutto'), value: preis.brutto, strong: true },
        ]}
      />
      <UstHinweis ustArt={preis.ustArt} ustOffen={preis.ustOffen} />
    </>
  )
}
