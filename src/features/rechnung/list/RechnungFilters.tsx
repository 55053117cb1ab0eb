import { useTranslation } from 'react-i18next'
import { ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { RECHNUNG_ARTEN } from '#src/contract/rechnung.ts'
import { ZAHLUNG_LABEL } from '#src/domain/kampagne/payment.ts'
import { RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import type { RechnungenListe } from '../rechnungParams.ts'

interface Props {
  params: RechnungenListe
  /** Years that have a document. */
  jahre: readonly number[]
  onChange: (change: Partial<RechnungenListe>) => void
}

/** Year, state of the payment, kind of document. */
export function RechnungFilters({ params: { jahr, status, art }, jahre, onChange }: Props) {
  const { t } = useTranslation('rechnung')
  // A chosen value stays to be seen, also where nothing of it is left.
  const years = jahr === undefined || jahre.includes(jahr) ? jahre : [...jahre, jahr]
  return (
    <>
      <FilterSelect
        label={t('jahr')}
        all={t('alleJahre')}
        value={jahr}
        onChange={(chosen) => onChange({ jahr: chosen })}
        options={years.map((year) => ({ value: year, label: String(year) }))}
      />
      <FilterSelect
        label={t('status')}
        all={t('alleStatus')}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
        options={ZAHLUNGS_STATUS.map((one) => ({ value: one, label: ZAHLUNG_LABEL[one] }))}
      />
      <FilterSelect
        label={t('art')}
        all={t('alleArten')}
        value={art}
        onChange={(chosen) => onChange({ art: chosen })}
        options={RECHNUNG_ARTEN.map((one) => ({ value: one, label: RECHNUNG_ART_LABEL[one] }))}
      />
    </>
  )
}
