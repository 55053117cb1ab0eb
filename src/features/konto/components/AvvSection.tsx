import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { Konto } from '#src/contract/konto.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { useAkzeptiereAvv } from '#src/entities/konto/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useDownloadAvv } from '#src/entities/session/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

interface Props {
  konto: Konto
}

/** The contract on data processing: without it no addresses (zuverlaessigkeit DSG-01). */
export function AvvSection({ konto }: Props) {
  const { t } = useTranslation(['konto', 'common'])
  const ability = useAppAbility()
  const download = useDownloadAvv()
  const { avvAkzeptiert, avvAkzeptiertAm, avvAkzeptiertVon } = konto
  const accepted = avvAkzeptiertAm === null ? '' : formatZeitpunkt(avvAkzeptiertAm)
  return (
    <Section
      title={t('avv.title')}
      aside={
        avvAkzeptiert ? (
          <StatusChip tone="success" icon={<CircleCheck aria-hidden />} label={t('avv.accepted')} />
        ) : (
          <StatusChip tone="stempel" icon={<CircleDashed aria-hidden />} label={t('avv.open')} />
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {avvAkzeptiert ? t('avv.acceptedText', { zeit: accepted, name: avvAkzeptiertVon ?? '' }) : t('avv.openText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
        {!avvAkzeptiert && ability.can('update', 'Konto') && <AcceptButton />}
        <Button
          variant="outlined"
          loading={download.isPending}
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => download.mutate(undefined, { onError: () => notify.error(t('common:user.avvFailed')) })}
        >
          {t('avv.download')}
        </Button>
      </Box>
    </Section>
  )
}

function AcceptButton() {
  const { t } = useTranslation('konto')
  const [open, setOpen] = useState(false)
  const accept = useAkzeptiereAvv()
  const user = useCurrentUser()
  const { revalidate } = useRevalidator()

  function confirm(): void {
    accept.mutate(
      { fassung: '2026-1', name: [user?.vorname, user?.nachname].join(' ').trim() },
      {
        onSuccess: () => {
          setOpen(false)
          notify.success(t('avv.done'))
          // The login check brings the user's new flag, and with it the menu's download link.
          void revalidate()
        },
        onError: (error) => {
          setOpen(false)
          notify.error(error instanceof ApiError ? error.message : t('avv.failed'))
        },
      },
    )
  }

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('avv.accept')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('avv.accept')}
        text={t('avv.confirm')}
        confirmLabel={t('avv.accept')}
        busy={accept.isPending}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
