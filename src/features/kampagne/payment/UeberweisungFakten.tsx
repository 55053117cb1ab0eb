import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Zahlung } from '#src/contract/zahlung.ts'
import { giroCode } from '#src/domain/kampagne/ueberweisung.ts'
import { formatEuro, formatTag } from '#src/base/number/german.ts'
import { CopyButton } from '#src/shared/ui/CopyButton.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { QrCode } from '#src/shared/ui/QrCode.tsx'

interface Props {
  zahlung: Pick<Zahlung, 'betrag' | 'referenz'>
  ueberweisung: NonNullable<Zahlung['ueberweisung']>
}

/** Everything that a transfer needs, to copy or to scan with a banking app (domain 4.7). */
export function UeberweisungFakten({ zahlung: { betrag, referenz }, ueberweisung }: Props) {
  const { t } = useTranslation('kampagne')
  const { empfaenger, bank, iban, ueberweisenBis } = ueberweisung
  const copied = (name: 'empfaenger' | 'iban' | 'betrag' | 'zweck', shown: string, text = shown) => ({
    label: t(`zahlungen.ueberweisung.${name}`),
    value: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <bdi dir="ltr" style={{ flex: '0 1 auto', minInlineSize: 0 }}>
          {shown}
        </bdi>
        <CopyButton text={text} label={t(`zahlungen.ueberweisung.${name}`)} variant="text" />
      </Box>
    ),
  })
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <KeyValue
          entries={[
            copied('empfaenger', empfaenger),
            copied('iban', iban, iban.replaceAll(' ', '')),
            { label: t('zahlungen.ueberweisung.bank'), value: bank },
            copied('betrag', formatEuro(betrag), formatEuro(betrag).replaceAll(/[^\d,]/g, '')),
            copied('zweck', referenz),
            { label: t('zahlungen.ueberweisung.bis'), value: formatTag(ueberweisenBis) },
          ]}
        />
      </Box>
      <Box component="figure" sx={{ m: 0, inlineSize: 148 }}>
        <QrCode
          text={giroCode({ empfaenger, iban, betrag, zweck: referenz })}
          label={t('zahlungen.ueberweisung.code')}
          edge={148}
        />
        <Typography component="figcaption" variant="caption" color="textSecondary">
          {t('zahlungen.ueberweisung.codeText')}
        </Typography>
      </Box>
    </Box>
  )
}
