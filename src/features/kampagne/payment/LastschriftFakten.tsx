import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Lastschrift } from '#src/contract/zahlung.ts'
import { formatTag } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'

/** What a payer has to be told before a debit: account, mandate, creditor, day (domain 4.7). */
export function LastschriftFakten({ lastschrift }: { lastschrift: Lastschrift }) {
  const { t } = useTranslation('kampagne')
  const { kontoinhaber, iban, mandatReferenz, glaeubigerId, einzugAm } = lastschrift
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
      <KeyValue
        entries={[
          {
            label: t('zahlungen.lastschrift.konto'),
            value: (
              <>
                <bdi dir="ltr">{iban}</bdi>
                {`, ${kontoinhaber}`}
              </>
            ),
          },
          { label: t('zahlungen.lastschrift.mandat'), value: mandatReferenz },
          { label: t('zahlungen.lastschrift.glaeubiger'), value: glaeubigerId },
          { label: t('zahlungen.lastschrift.einzug'), value: formatTag(einzugAm) },
        ]}
      />
      <Typography variant="caption" color="textSecondary">
        {t('zahlungen.lastschrift.zurueck')}
      </Typography>
    </Box>
  )
}
