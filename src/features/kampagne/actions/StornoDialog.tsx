import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { kampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { stornoKosten } from '#src/domain/kampagne/versaeumnis.ts'
import { useStornieren } from '#src/entities/kampagne/queries.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'

interface Props {
  kampagne: Kampagne
  onClose: () => void
}

/** Cancels: the fee and what comes back are shown before anything happens, a reason is asked for. */
export function StornoDialog({ kampagne, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const liste = useQuery(preislisteQueries.general())
  const stornieren = useStornieren()
  const [grund, setGrund] = useState('')
  const [asked, setAsked] = useState(false)
  const { idPtKampagne, version, bezeichnung, preis, zahlung } = kampagne
  const facts = kampagneFacts(kampagne)
  const gebuehr = liste.data && facts ? stornoKosten(liste.data, facts, heute(), preis) : undefined
  const reason = grund.trim()
  const missing = asked && reason === ''

  const confirm = () => {
    setAsked(true)
    if (reason === '' || gebuehr === undefined) return
    stornieren.mutate(
      { idPtKampagne, version, grund: reason, gebuehr },
      {
        onSuccess: () => {
          notify.success(t('aktion.stornieren.ok'))
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      tone="error"
      title={t('aktion.stornieren.title')}
      text={t('aktion.stornieren.text', { name: bezeichnung })}
      confirmLabel={t('aktion.stornieren.submit')}
      busy={stornieren.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <QueryView query={liste} skeleton={<Skeleton variant="rounded" height={72} sx={{ my: 2 }} />}>
        {() => <Kosten gebuehr={gebuehr ?? 0} bezahlt={zahlung.betrag - zahlung.erstattet} />}
      </QueryView>
      <TextField
        label={t('aktion.grund')}
        value={grund}
        onChange={(event) => setGrund(event.target.value)}
        error={missing}
        helperText={missing ? t('aktion.grundFehlt') : undefined}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        multiline
        minRows={2}
        fullWidth
      />
      {stornieren.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {stornieren.error.message}
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/** Amounts in ct. */
function Kosten({ gebuehr, bezahlt }: { gebuehr: number; bezahlt: number }) {
  const { t } = useTranslation('kampagne')
  if (bezahlt <= 0 && gebuehr === 0)
    return (
      <Alert severity="info" sx={{ my: 2 }}>
        {t('aktion.stornieren.kostenlos')}
      </Alert>
    )
  const rows = [
    { key: 'bezahlt', value: bezahlt },
    { key: 'gebuehr', value: gebuehr },
    { key: 'erstattung', value: Math.max(bezahlt - gebuehr, 0) },
  ] as const
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 0.5,
        p: 2,
        my: 2,
        borderRadius: 1,
        bgcolor: 'grund',
        '& dd': { m: 0, textAlign: 'right' },
      }}
    >
      {rows.map(({ key, value }) => (
        <Box key={key} sx={{ display: 'contents', fontWeight: key === 'erstattung' ? 600 : 400 }}>
          <dt>{t(`aktion.stornieren.${key}`)}</dt>
          <dd>{formatEuro(value)}</dd>
        </Box>
      ))}
    </Box>
  )
}
