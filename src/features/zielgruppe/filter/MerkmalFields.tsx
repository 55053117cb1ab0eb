import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GESCHLECHT_LABEL, HAUSTYP_LABEL } from '#src/domain/zielgruppe/filters.ts'
import { KAUFKRAFT } from '#src/contract/zielgruppe.ts'
import { FormChoices } from './FormChoices.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What people have in common who are reached. */
export function MerkmalFields({ control }: { control: Control<ZielgruppeValues> }) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h2">{t('filter.wer')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('filter.werHilfe')}
        </Typography>
      </Box>
      <FormChoices
        control={control}
        name="geschlecht"
        label={t('filter.geschlecht')}
        options={optionsOf(GESCHLECHT_LABEL)}
      />
      <FormChoices
        control={control}
        name="kaufkraft"
        label={t('filter.kaufkraft')}
        hint={t('filter.kaufkraftHilfe')}
        options={KAUFKRAFT.map((value) => ({ value, label: t(`filter.kaufkraftBand.${value}`) }))}
      />
      <FormChoices
        control={control}
        name="haustyp"
        label={t('filter.haustyp')}
        hint={t('filter.haustypHilfe')}
        options={optionsOf(HAUSTYP_LABEL)}
      />
    </Box>
  )
}
