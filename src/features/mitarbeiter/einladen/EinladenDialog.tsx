import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { KEINE_EMAIL, readEinladung, personName } from '#src/domain/mitarbeiter/person.ts'
import { useLadeMitarbeiterEin } from '#src/entities/mitarbeiter/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { RechteFields } from '../rechte/RechteFields.tsx'
import { einladungForm, falschText, fromEinladung, NEUE_EINLADUNG, type EinladungForm } from './einladungForm.ts'

interface Props {
  onClose: () => void
}

interface Ergebnis {
  eingeladen: string[]
  abgelehnt: { email: string; grund: string }[]
}

/** Invites several people at once with one role; says at the end who could not be invited and why. */
export function EinladenDialog({ onClose }: Props) {
  const { t } = useTranslation(['mitarbeiter', 'common'])
  const einladen = useLadeMitarbeiterEin()
  const [ergebnis, setErgebnis] = useState<Ergebnis | null>(null)
  const form = useForm<EinladungForm>({
    resolver: zodResolver(einladungForm),
    defaultValues: NEUE_EINLADUNG,
    shouldFocusError: false,
  })

  async function submit(values: EinladungForm): Promise<void> {
    try {
      const { eingeladen, abgelehnt } = await einladen.mutateAsync(fromEinladung(values))
      const falsch = readEinladung(values.adressen).falsch.map((email) => ({ email, grund: KEINE_EMAIL }))
      setErgebnis({ eingeladen: eingeladen.map(personName), abgelehnt: [...abgelehnt, ...falsch] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The service names the people one by one; here they are one field.
      const [, message] = Object.entries(error.fieldErrors).find(([name]) => name.startsWith('personen')) ?? []
      if (message === undefined) throw error
      form.setError('adressen', { type: 'server', message })
    }
  }

  return (
    <FormDialog title={t('einladen.title')} {...(einladen.isPending ? {} : { onClose })}>
      {ergebnis === null ? (
        <FormShell form={form} onSubmit={submit} submitLabel={t('einladen.submit')} draft={inTab('einladung')}>
          <Adressen />
          <RechteFields einzeln={false} />
        </FormShell>
      ) : (
        <>
          <Bericht {...ergebnis} />
          <Button variant="contained" onClick={onClose} sx={{ justifySelf: 'end' }}>
            {t('einladen.fertig')}
          </Button>
        </>
      )}
    </FormDialog>
  )
}

/** The field for the addresses, which says whom it has understood. */
function Adressen() {
  const { control } = useFormContext<EinladungForm>()
  const { t } = useTranslation('mitarbeiter')
  const { personen, falsch } = readEinladung(useWatch({ control, name: 'adressen' }))
  const erkannt = t('einladen.erkannt', { count: personen.length, namen: personen.map(personName).join(', ') })
  const hint = personen.length === 0 ? t('einladen.hilfe') : [erkannt, falschText(falsch)].filter(Boolean).join('. ')
  return (
    <FormTextField
      control={control}
      name="adressen"
      label={t('einladen.adressen')}
      hint={hint}
      multiline
      minRows={2}
      autoComplete="off"
    />
  )
}

function Bericht({ eingeladen, abgelehnt }: Ergebnis) {
  const { t } = useTranslation('mitarbeiter')
  return (
    <>
      {eingeladen.length > 0 && (
        <Alert severity="success">
          {t('einladen.done', { count: eingeladen.length, namen: eingeladen.join(', ') })}
        </Alert>
      )}
      {abgelehnt.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
          <Typography variant="body2">{t('einladen.nicht', { count: abgelehnt.length })}</Typography>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {abgelehnt.map(({ email, grund }) => (
              <li key={email}>{t('einladen.grund', { email, grund })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
