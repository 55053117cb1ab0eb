import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import type { SperrEintrag } from '#src/contract/sperrliste.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { anschriftOf, nameOf } from './personText.ts'

interface Props {
  answer: Output<Operations['fetchSperrliste']>
  /** null: may only be read. */
  onDelete: ((eintrag: SperrEintrag) => void) | null
}

/** Entries of the blocklist. */
export function SperrlisteTable({ answer, onDelete }: Props) {
  const { t } = useTranslation('konto')
  return (
    <DataTable
      caption={t('section.sperrliste')}
      rows={answer.eintraege}
      rowKey={({ idPtSperre }) => idPtSperre}
      columns={[
        { key: 'name', header: t('feld.name'), cell: nameOf },
        {
          key: 'anschrift',
          header: t('feld.anschrift'),
          cell: anschriftOf,
        },
        {
          key: 'seit',
          header: t('sperrliste.seit'),
          cell: ({ erstelltAm, erstelltVon, quelle }) =>
            t(`sperrliste.quelle.${quelle}`, { datum: formatDatum(erstelltAm), name: erstelltVon }),
        },
      ]}
      {...(onDelete
        ? {
            actions: (eintrag: SperrEintrag) => (
              <Button
                size="small"
                color="error"
                aria-label={t('sperrliste.streichenName', { name: nameOf(eintrag) })}
                onClick={() => onDelete(eintrag)}
              >
                {t('sperrliste.streichen')}
              </Button>
            ),
          }
        : {})}
    />
  )
}
