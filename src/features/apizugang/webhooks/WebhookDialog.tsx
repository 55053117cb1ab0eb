import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/apizugang.ts'
import { useSaveWebhook } from '#src/entities/apizugang/queries.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { useShowSecret } from '../parts/showSecret.ts'
import { EreignisseField } from './EreignisseField.tsx'
import { toForm, webhookForm, type WebhookValues } from './webhookForm.ts'

interface Props {
  /** null: a new one. */
  webhook: Webhook | null
  onClose: () => void
  /** The secret of a new webhook, to be shown once. */
}

/** Where to, what about. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const showSecret = useShowSecret()
  const { t } = useTranslation('apizugang')
  const save = useSaveWebhook()
  const form = useForm<WebhookValues, unknown, WebhookValues>({
    resolver: zodResolver(webhookForm),
    defaultValues: toForm(webhook),
    shouldFocusError: false,
  })

  async function submit(values: WebhookValues): Promise<void> {
    const known = webhook === null ? {} : { idPtWebhook: webhook.idPtWebhook, version: webhook.version }
    const { geheimnis } = await save.mutateAsync({ ...known, ...values })
    onClose()
    if (geheimnis === null) notify.success(t('webhook.gespeichert'))
    else showSecret({ title: t('webhook.erstellt'), text: t('webhook.erstelltText'), geheimnis })
  }

  return (
    <FormDialog title={t(webhook === null ? 'webhook.neu' : 'webhook.bearbeiten')} onClose={onClose}>
      <FormShell
        form={form}
        draft={inTab(`webhook.${webhook?.idPtWebhook ?? 'neu'}`)}
        submitLabel={t(webhook === null ? 'webhook.erstellen' : 'webhook.speichern')}
        onSubmit={submit}
      >
        <FormTextField
          control={form.control}
          name="bezeichnung"
          label={t('webhook.bezeichnung')}
          maxLength={80}
          autoComplete="off"
        />
        <FormTextField
          control={form.control}
          name="url"
          type="url"
          inputMode="url"
          label={t('webhook.url')}
          hint={t('webhook.urlHilfe')}
          maxLength={500}
          autoComplete="off"
        />
        <EreignisseField control={form.control} />
        <FormCheckbox control={form.control} name="aktiv" label={t('webhook.aktiv')} hint={t('webhook.aktivHilfe')} />
      </FormShell>
    </FormDialog>
  )
}
