import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatDatum } from '#src/domain/number/german.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import type { DraftFields } from './draftQueue.ts'
import { valuesOf, type DraftValues } from './useKampagneDraft.ts'

interface Props {
  /** What someone else stored. */
  current: Kampagne
  /** What was typed here and is not stored. */
  pending: DraftFields
  onResolve: (choice: 'meine' | 'gespeicherte') => void
}

/** Someone else saved first: both versions side by side, the user decides. Nothing is lost before. */
export function KonfliktDialog({ current, pending, onResolve }: Props) {
  const { t } = useTranslation('kampagne')
  const stored = valuesOf(current, {})
  const fields = Object.keys(pending).filter((key): key is keyof typeof stored => key in stored)
  const zielgruppen = useQuery({ ...zielgruppeQueries.list(), enabled: fields.includes('idPtZielgruppe') })
  const werbemittel = useQuery({ ...werbemittelQueries.list(), enabled: fields.includes('idPtWerbemittel') })
  const show = (key: keyof DraftValues, values: DraftValues): string => {
    const text = {
      bezeichnung: values.bezeichnung,
      notiz: values.notiz,
      absender: Object.values(values.absender).join(' ').trim(),
      idPtZielgruppe: zielgruppen.data?.find(({ idPtZielgruppe }) => idPtZielgruppe === values.idPtZielgruppe)
        ?.bezeichnung,
      idPtWerbemittel: werbemittel.data?.find(({ idPtWerbemittel }) => idPtWerbemittel === values.idPtWerbemittel)
        ?.bezeichnung,
      versandDatum: values.versandDatum && formatDatum(values.versandDatum),
      anreicherung: t(values.anreicherung ? 'konflikt.ja' : 'konflikt.nein'),
      tracking: t(values.tracking ? 'konflikt.ja' : 'konflikt.nein'),
    }[key]
    return text || t('konflikt.leer')
  }
  const mine = valuesOf(current, pending)
  return (
    <ConflictDialog
      text={t('konflikt.text')}
      onTakeTheirs={() => onResolve('gespeicherte')}
      onSaveMine={async () => onResolve('meine')}
    >
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 1, borderBottom: 1, borderColor: 'divider' },
          '& td': { overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('konflikt.feld')}</th>
            <th scope="col">{t('konflikt.meine')}</th>
            <th scope="col">{t('konflikt.gespeicherte')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((key) => (
            <tr key={key}>
              <th scope="row">{t(`konflikt.felder.${key}`)}</th>
              <td>{show(key, mine)}</td>
              <td>{show(key, stored)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </ConflictDialog>
  )
}
