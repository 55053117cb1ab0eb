import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { formatSchluessel } from '#src/domain/zugang/code.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { CodeField } from '../CodeField.tsx'
import { useBestaetigeZweiFaktor } from '../queries.ts'
import { totpOnly, type TotpOnly } from './faktorForm.ts'
import { QrCode } from '#src/shared/ui/QrCode.tsx'

interface Props {
  geheimnis: Output<Operations['beginneZweiFaktor']>
  onConfirmed: (codes: string[]) => void
}

/** The secret as a code to scan, as a link for the phone in the hand, and as text to type; then a code that proves it. */
export function ScanSchritt({ geheimnis: { schluessel, otpauthUrl }, onConfirmed }: Props) {
  const { t } = useTranslation('zugang')
  const confirm = useBestaetigeZweiFaktor()
  const form = useForm<TotpOnly, unknown, TotpOnly>({
    resolver: zodResolver(totpOnly(t)),
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  return (
    <>
      <Typography variant="body2" sx={{ marginBlockEnd: 2 }}>
        {t('einrichten.scanText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, marginBlockEnd: 3 }}>
        <QrCode text={otpauthUrl} label={t('einrichten.qr')} />
        <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('einrichten.byHand')}
          </Typography>
          <Typography
            component="p"
            dir="ltr"
            data-testid="schluessel"
            sx={{ fontFamily: 'monospace', marginBlock: 0.5, overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {formatSchluessel(schluessel)}
          </Typography>
          <Link href={otpauthUrl} variant="body2">
            {t('einrichten.onThisDevice')}
          </Link>
        </Box>
      </Box>
      <FormShell
        form={form}
        onSubmit={async ({ code }) => onConfirmed(await confirm.mutateAsync(code))}
        submitLabel={t('zweiFaktor.switchOn')}
      >
        <CodeField
          control={form.control}
          name="code"
          label={t('bestaetigen.code.label')}
          hint={t('einrichten.codeHint')}
        />
      </FormShell>
    </>
  )
}
