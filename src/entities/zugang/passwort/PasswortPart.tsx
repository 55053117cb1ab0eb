import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Zugang } from '#src/contract/zugang.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { FormPasswordField } from '#src/shared/form/fields/FormPasswordField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { useAenderePasswort, zugangQueries } from '../queries.ts'
import { passwortForm, type PasswortForm } from './passwortForm.ts'

/** Change of the own password; says what it ends. */
export function PasswortPart() {
  const { t } = useTranslation('zugang')
  const query = useQuery(zugangQueries.status())
  return (
    <Section title={t('passwort.title')}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={260} />}>
        {(zugang) => <PasswortFields zugang={zugang} />}
      </QueryView>
    </Section>
  )
}

function PasswortFields({ zugang }: { zugang: Zugang }) {
  const { t } = useTranslation('zugang')
  const { email, passwortGeaendertAm } = zugang
  const change = useAenderePasswort()
  const tokens = useAppAbility().can('read', 'ApiZugang')
  const form = useForm<PasswortForm, unknown, PasswortForm>({
    resolver: zodResolver(passwortForm(t, email)),
    defaultValues: { altesPasswort: '', neuesPasswort: '' },
    shouldFocusError: false,
  })

  async function save(values: PasswortForm): Promise<void> {
    const count = await change.mutateAsync(values)
    form.reset()
    notify.success(count === 0 ? t('passwort.done') : t('passwort.doneWith', { count }))
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2.5, maxInlineSize: '60ch' }}>
        {passwortGeaendertAm !== null && `${t('passwort.changed', { zeit: formatZeitpunkt(passwortGeaendertAm) })} `}
        {t(tokens ? 'passwort.textTokens' : 'passwort.text')}
      </Typography>
      {/* No wider than the other fields of the account. */}
      <Box sx={{ maxInlineSize: 560 }}>
        <FormShell form={form} onSubmit={save} submitLabel={t('passwort.submit')}>
          {/* Tells password managers whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <FormPasswordField
            control={form.control}
            name="altesPasswort"
            label={t('passwort.alt.label')}
            showLabel={t('passwort.alt.show')}
          />
          <FormPasswordField
            control={form.control}
            name="neuesPasswort"
            label={t('passwort.neu.label')}
            showLabel={t('passwort.neu.show')}
            autoComplete="new-password"
            hint={t('passwort.neu.hint')}
          />
        </FormShell>
      </Box>
    </>
  )
}
