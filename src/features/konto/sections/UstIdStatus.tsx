import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import Clock from '#src/shared/icons/Clock.svg'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { usePruefeUstIdNr } from '#src/entities/konto/queries.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

const CHIP = {
  gueltig: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  ungueltig: { tone: 'error', icon: <CircleX aria-hidden /> },
  nichtErreichbar: { tone: 'warning', icon: <Clock aria-hidden /> },
} as const

/** What the confirmation service said about the saved VAT number; it may be asked once more. */
export function UstIdStatus({ konto: { ustIdNr, ustIdPruefung } }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  const pruefe = usePruefeUstIdNr()
  if (ustIdNr === null || ustIdPruefung === null) return null
  const { ergebnis, zeit } = ustIdPruefung
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      <StatusChip {...CHIP[ergebnis]} label={t(`ustId.${ergebnis}`)} />
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
        {t(`ustId.text.${ergebnis}`, { zeit: formatZeitpunkt(zeit), nummer: ustIdNr })}
      </Typography>
      {ergebnis !== 'gueltig' && (
        <Button
          size="small"
          loading={pruefe.isPending}
          onClick={() => pruefe.mutate(undefined, { onError: showFailure })}
        >
          {t('ustId.nochmal')}
        </Button>
      )}
    </Box>
  )
}
