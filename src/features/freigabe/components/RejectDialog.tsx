import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { freigabeQueries, useFreigabeAblehnen } from '#src/entities/freigabe/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { lateDecision, type LateDecision } from './lateDecision.ts'

interface Props {
  hashKey: string
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  onClose: () => void
  onLate: (late: LateDecision) => void
}

const schema = (t: (key: string) => string) =>
  z.object({
    grund: z.string().check(z.trim(), z.minLength(1, t('error.grund')), z.maxLength(1000, t('error.lang'))),
    name: z.string().check(z.trim(), z.minLength(1, t('error.name')), z.maxLength(120)),
  })

/** What shall be changed; a reason is needed. */
export function RejectDialog({ hashKey, ansicht, vorlage, onClose, onLate }: Props) {
  const { t } = useTranslation('freigabe')
  const client = useQueryClient()
  const ablehnen = useFreigabeAblehnen()
  const form = useForm({
    resolver: zodResolver(schema(t)),
    defaultValues: { grund: '', name: ansicht.empfaengerName ?? '' },
    shouldFocusError: false,
  })
  const submit = async ({ grund, name }: { grund: string; name: string }) => {
    try {
      await ablehnen.mutateAsync({ hashKey, name: name.trim(), grund: grund.trim() })
      onClose()
    } catch (error) {
      const late = lateDecision(error, grund)
      if (late === null) throw error
      onLate(late)
      onClose()
      await client.invalidateQueries({ queryKey: freigabeQueries.detail(hashKey).queryKey })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" lang="de" aria-labelledby="reject-title">
      <DialogTitle id="reject-title">{t('reject.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('reject.text', { name: vorlage.angefordertVon })}</DialogContentText>
        <FormShell
          form={form}
          onSubmit={submit}
          submitLabel={t('reject.submit')}
          secondary={
            <Button color="inherit" onClick={onClose}>
              {t('decide.cancel')}
            </Button>
          }
        >
          <FormTextField
            control={form.control}
            name="grund"
            label={t('reject.grund')}
            multiline
            minRows={4}
            maxLength={1000}
          />
          <FormTextField
            control={form.control}
            name="name"
            label={t('decide.name')}
            autoComplete="name"
            maxLength={120}
          />
        </FormShell>
      </DialogContent>
    </Dialog>
  )
}
