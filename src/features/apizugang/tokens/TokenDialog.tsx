import { zodResolver } from '@hookform/resolvers/zod'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useController, useForm, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { API_RECHTE, TOKEN_MODI } from '#src/contract/apizugang.ts'
import { mayGrant } from '#src/domain/apizugang/rechte.ts'
import { TOKEN_TAGE_MAX } from '#src/domain/apizugang/token.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { useErstelleApiToken } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { heute } from '#src/shared/clock.ts'
import { FormDateField } from '#src/shared/form/fields/FormDateField.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { useShowSecret } from '../parts/showSecret.ts'
import { RechteField } from './RechteField.tsx'
import { emptyToken, toEingabe, tokenForm, type TokenValues } from './tokenForm.ts'

interface Props {
  onClose: () => void
}

/** A new token: what it is for, what it may do, from where and how long. */
export function TokenDialog({ onClose }: Props) {
  const showSecret = useShowSecret()
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const create = useErstelleApiToken()
  const form = useForm<TokenValues, unknown, TokenValues>({
    resolver: zodResolver(tokenForm),
    // What reads is harmless; everything that writes is a decision.
    defaultValues: emptyToken(API_RECHTE.filter((recht) => recht.endsWith('.lesen') && mayGrant(recht, ability))),
    shouldFocusError: false,
  })
  return (
    <FormDialog title={t('token.neu')} width="md" onClose={onClose}>
      <FormShell
        form={form}
        draft={onDevice('apiToken.neu')}
        submitLabel={t('token.erstellen')}
        onSubmit={async (values) => {
          const { token, geheimnis } = await create.mutateAsync(toEingabe(values))
          onClose()
          showSecret({
            title: t('token.erstellt'),
            text: t('token.erstelltText', { bezeichnung: token.bezeichnung }),
            geheimnis,
          })
        }}
      >
        <FormTextField
          control={form.control}
          name="bezeichnung"
          label={t('token.bezeichnung')}
          hint={t('token.bezeichnungHilfe')}
          maxLength={80}
          autoComplete="off"
        />
        <ModusField control={form.control} />
        <RechteField control={form.control} />
        <FormTextField
          control={form.control}
          name="ipListe"
          label={t('token.ipListe')}
          hint={t('token.ipListeHilfe')}
          multiline
          minRows={2}
          autoComplete="off"
        />
        <FormDateField
          control={form.control}
          name="gueltigBis"
          label={t('token.gueltigBis')}
          hint={t('token.gueltigBisHilfe')}
          min={heute()}
          max={addTage(heute(), TOKEN_TAGE_MAX)}
        />
      </FormShell>
    </FormDialog>
  )
}

function ModusField({ control }: { control: Control<TokenValues> }) {
  const { t } = useTranslation('apizugang')
  const { field } = useController({ control, name: 'modus' })
  return (
    <FormControl>
      <FormLabel id="token-modus" sx={{ color: 'text.primary', fontWeight: 600, marginBlockEnd: 1 }}>
        {t('token.modus')}
      </FormLabel>
      <RadioGroup {...field} aria-labelledby="token-modus" sx={{ gap: 1 }}>
        {TOKEN_MODI.toReversed().map((modus) => (
          <FormControlLabel
            key={modus}
            value={modus}
            control={<Radio size="small" sx={{ paddingBlock: 0 }} />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <>
                {t(`modus.${modus}`)}
                <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                  {t(`modus.${modus}Text`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
