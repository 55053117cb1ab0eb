import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Download from '#src/shared/icons/Download.svg'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useDatenExport } from '#src/entities/konto/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { KontoSection } from '../nav/KontoSection.tsx'

/** All data of the customer as one file (Art. 15 and 20 GDPR). */
export function ExportSection({ konto: { letzterExportAm, letzterExportVon } }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  const run = useDatenExport()
  return (
    <KontoSection id="datenexport">
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" sx={{ maxInlineSize: '72ch' }}>
          {t('export.inhalt')}
        </Typography>
        {letzterExportAm !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('export.zuletzt', { zeit: formatZeitpunkt(letzterExportAm), name: letzterExportVon ?? '' })}
          </Typography>
        )}
        {ability.can('manage', 'Konto') ? (
          <Box>
            <Button
              variant="outlined"
              loading={run.isPending}
              startIcon={<Download size={18} aria-hidden />}
              onClick={() =>
                run.mutate(undefined, { onSuccess: () => notify.success(t('export.done')), onError: showFailure })
              }
            >
              {t('export.start')}
            </Button>
          </Box>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('nurAdministration')}
          </Typography>
        )}
      </Box>
    </KontoSection>
  )
}
