import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import MuiLink from '@mui/material/Link'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { RechnungDetail } from '#src/contract/rechnung.ts'
import { useStorniereRechnung } from '#src/entities/rechnung/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { withRechnung } from '../rechnungParams.ts'

interface Props {
  rechnung: RechnungDetail
  onClose: () => void
}

/** Corrects an invoice: says what will happen, asks why, leads to the new one. */
export function StornoDialog({ rechnung, onClose }: Props) {
  const { t } = useTranslation('rechnung')
  const storno = useStorniereRechnung()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { idPtRechnung, rechnungsnummer, rechnungsempfaenger } = rechnung
  const kurz = () => z.string().check(z.trim(), z.maxLength(60, t('stornieren.zuLang')))
  const form = useForm({
    resolver: zodResolver(
      z.object({
        grund: z.string().check(z.trim(), z.minLength(3, t('stornieren.grundFehlt')), z.maxLength(500)),
        kostenstelle: kurz(),
        bestellnummer: kurz(),
      }),
    ),
    defaultValues: {
      grund: '',
      kostenstelle: rechnungsempfaenger.kostenstelle ?? '',
      bestellnummer: rechnungsempfaenger.bestellnummer ?? '',
    },
    shouldFocusError: false,
  })
  return (
    <FormDialog
      title={t('stornieren.title', { nummer: rechnungsnummer })}
      text={t('stornieren.text')}
      onClose={onClose}
    >
      <Alert severity="info" role="note">
        <bdi>
          {t('stornieren.anschrift')} {/* A page of its own: the reason that was typed here stays. */}
          <MuiLink component={Link} to={paths.konto()} target="_blank" color="inherit" underline="always">
            {t('stornieren.konto')}
          </MuiLink>
        </bdi>
      </Alert>
      <FormShell
        form={form}
        draft={onDevice(`storno.${idPtRechnung}`)}
        submitLabel={t('stornieren.submit')}
        tone="error"
        onSubmit={async (values) => {
          const { storno: beleg, rechnung: neu } = await storno.mutateAsync({ idPtRechnung, ...values })
          notify.success(t('stornieren.ok', { storno: beleg.rechnungsnummer, neu: neu.rechnungsnummer }))
          onClose()
          await navigate({ search: withRechnung(search, neu.idPtRechnung) })
        }}
      >
        <FormTextField
          control={form.control}
          name="grund"
          label={t('stornieren.grund')}
          hint={t('stornieren.grundHinweis')}
          multiline
          minRows={2}
          maxLength={500}
        />
        <FormTextField control={form.control} name="kostenstelle" label={t('stornieren.kostenstelle')} maxLength={60} />
        <FormTextField
          control={form.control}
          name="bestellnummer"
          label={t('stornieren.bestellnummer')}
          maxLength={60}
        />
      </FormShell>
    </FormDialog>
  )
}
