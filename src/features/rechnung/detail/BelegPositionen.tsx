import { useTranslation } from 'react-i18next'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { UstHinweis } from '#src/entities/preisliste/UstHinweis.tsx'
import { PositionenTable } from '#src/entities/preisliste/PositionenTable.tsx'

interface Props {
  rechnung: Rechnung
}

/** Lines of the document with net, VAT, gross and what is still open. */
export function BelegPositionen({ rechnung }: Props) {
  const { t } = useTranslation('rechnung')
  const { positionen, netto, ust, ustSatz, brutto, offenerBetrag } = rechnung
  return (
    <>
      <PositionenTable
        caption={t('detail.positionen')}
        head={{
          title: t('position.titel'),
          menge: t('position.menge'),
          einzelpreis: t('position.einzelpreis'),
          netto: t('position.netto'),
        }}
        positionen={positionen}
        sums={[
          { label: t('summe.netto'), value: netto },
          { label: t('detail.ust', { satz: formatZahl(ustSatz), betrag: formatEuro(netto) }), value: ust },
          { label: t('detail.brutto'), value: brutto, strong: true },
          ...(offenerBetrag === 0 ? [] : [{ label: t('summe.offen'), value: offenerBetrag }]),
        ]}
      />
      <UstHinweis ustArt={rechnung.ustArt} />
    </>
  )
}
