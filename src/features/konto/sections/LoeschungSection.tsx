import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import {
  LOESCHUNG_WARTEZEIT_TAGE,
  NACHWEIS_AUFBEWAHRUNG_JAHRE,
  RECHNUNG_AUFBEWAHRUNG_JAHRE,
} from '#src/domain/konto/loeschung.ts'
import { formatDatum, formatZeitpunkt } from '#src/base/number/german.ts'
import { useWiderrufeLoeschung } from '#src/entities/konto/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { KontoSection } from '../nav/KontoSection.tsx'
import { LoeschungDialog } from './LoeschungDialog.tsx'

/** Deletion of the account: what goes, what the law keeps, and a time in which it can be called off. */
export function LoeschungSection({ konto }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
  const [asking, setAsking] = useState(false)
  const { loeschung } = konto
  const may = ability.can('manage', 'Konto')
  return (
    <KontoSection id="loeschung">
      <Box sx={{ display: 'grid', gap: 2, maxInlineSize: '72ch' }}>
        {loeschung && <Laeuft loeschung={loeschung} may={may} />}
        <Typography variant="body2">{t('loeschung.was', { tage: LOESCHUNG_WARTEZEIT_TAGE })}</Typography>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('loeschung.bleibt')}
          </Typography>
          <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2.5, typography: 'body2' }}>
            <li>{t('loeschung.rechnungen', { jahre: RECHNUNG_AUFBEWAHRUNG_JAHRE })}</li>
            <li>{t('loeschung.nachweise', { jahre: NACHWEIS_AUFBEWAHRUNG_JAHRE })}</li>
          </Box>
        </div>
        {loeschung === null &&
          (may ? (
            <Box>
              <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
                {t('loeschung.beantragen')}
              </Button>
            </Box>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('nurAdministration')}
            </Typography>
          ))}
      </Box>
      {asking && <LoeschungDialog firma={konto.firma} onClose={() => setAsking(false)} />}
    </KontoSection>
  )
}

function Laeuft({ loeschung, may }: { loeschung: NonNullable<Konto['loeschung']>; may: boolean }) {
  const { t } = useTranslation('konto')
  const widerrufe = useWiderrufeLoeschung()
  const { loeschtAm, beantragtAm, beantragtVon } = loeschung
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        may && (
          <Button
            color="inherit"
            size="small"
            loading={widerrufe.isPending}
            onClick={() =>
              widerrufe.mutate(undefined, {
                onSuccess: () => notify.success(t('loeschung.widerrufenDone')),
                onError: showFailure,
              })
            }
          >
            {t('loeschung.widerrufen')}
          </Button>
        )
      }
    >
      {t('loeschung.laeuft', {
        datum: formatDatum(loeschtAm),
        zeit: formatZeitpunkt(beantragtAm),
        name: beantragtVon,
      })}
    </Alert>
  )
}
