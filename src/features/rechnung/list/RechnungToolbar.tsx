import { useTranslation } from 'react-i18next'
import { ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { RECHNUNG_ARTEN } from '#src/contract/rechnung.ts'
import { ZAHLUNG_LABEL } from '#src/domain/kampagne/payment.ts'
import { RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
import { ListTools } from '#src/shared/ui/ListTools.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { RechnungFilter } from '../rechnungParams.ts'

interface Props {
  filter: RechnungFilter
  /** What there is to choose from. */
  jahre: readonly number[]
  kampagnen: readonly { idPtKampagne: number; bezeichnung: string }[]
  onChange: (change: Partial<Omit<RechnungFilter, 'id'>>) => void
}

/** Search and filters of the list. */
export function RechnungToolbar({ filter, jahre, kampagnen, onChange }: Props) {
  const { t } = useTranslation('rechnung')
  const [text, setText] = useSearchText(filter.q, (q) => onChange({ q }))
  // A chosen value stays to be seen, also where nothing of it is left.
  const years = filter.jahr === null || jahre.includes(filter.jahr) ? jahre : [...jahre, filter.jahr]
  const chosen = filter.kampagne
  const campaigns =
    chosen === null || kampagnen.some(({ idPtKampagne }) => idPtKampagne === chosen)
      ? kampagnen
      : [...kampagnen, { idPtKampagne: chosen, bezeichnung: t('kampagneNr', { id: chosen }) }]
  return (
    <ListTools>
      <SearchField label={t('suche')} value={text} onChange={setText} />
      <SelectField
        label={t('jahr')}
        value={filter.jahr}
        onChange={(jahr) => onChange({ jahr })}
        options={[
          { value: null, label: t('alleJahre') },
          ...years.map((jahr) => ({ value: jahr, label: String(jahr) })),
        ]}
      />
      <SelectField
        label={t('status')}
        value={filter.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: null, label: t('alleStatus') },
          ...ZAHLUNGS_STATUS.map((status) => ({ value: status, label: ZAHLUNG_LABEL[status] })),
        ]}
      />
      <SelectField
        label={t('art')}
        value={filter.art}
        onChange={(art) => onChange({ art })}
        options={[
          { value: null, label: t('alleArten') },
          ...RECHNUNG_ARTEN.map((art) => ({ value: art, label: RECHNUNG_ART_LABEL[art] })),
        ]}
      />
      <SelectField
        label={t('kampagne')}
        value={filter.kampagne}
        onChange={(kampagne) => onChange({ kampagne })}
        options={[
          { value: null, label: t('alleKampagnen') },
          ...campaigns.map(({ idPtKampagne, bezeichnung }) => ({ value: idPtKampagne, label: bezeichnung })),
        ]}
      />
    </ListTools>
  )
}
