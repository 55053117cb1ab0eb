import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MITARBEITER_ROLLEN } from '#src/contract/mitarbeiter.ts'
import {
  normalizeDeviations,
  rolleLabel,
  ueberschreitungen,
  wirksameRechte,
  ZAHLT_BIS_LIMIT,
} from '#src/domain/mitarbeiter/rechte.ts'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { toRechte, type RechteForm } from '../mitarbeiterForm.ts'
import { RechteListe } from './RechteListe.tsx'
import { RechteMatrix } from './RechteMatrix.tsx'
import { useGeber } from './useGeber.ts'

interface Props {
  /** Single rights can be switched; otherwise the role alone decides, and what it gives is only shown. */
  einzeln: boolean
}

/** Role, limit of payment, and every single right that counts. */
export function RechteFields({ einzeln }: Props) {
  const { control } = useFormContext<RechteForm>()
  const { t } = useTranslation('mitarbeiter')
  const geber = useGeber()
  const { field } = useController({ control, name: 'ability' })
  const [role, limit] = useWatch({ control, name: ['role', 'limit'] })
  const person = toRechte({ role, ability: field.value, limit })
  const abweichungen = normalizeDeviations(person)
  // What the user may not give himself is not offered; what the person has already, stays to be seen.
  const roles = MITARBEITER_ROLLEN.filter(
    (one) => one === role || ueberschreitungen(geber, { ...person, role: one, ability: [] }).length === 0,
  )
  const pays = wirksameRechte(person).some(({ subject }) => subject === 'Zahlung')
  const limited = ZAHLT_BIS_LIMIT.has(role)
  const asksLimit = pays || limited
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minInlineSize: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: einzeln || asksLimit ? 'repeat(2, minmax(0, 1fr))' : '1fr' },
        }}
      >
        <FormSelect
          control={control}
          name="role"
          label={t('field.role')}
          hint={t(`rolle.${role}`)}
          options={roles.map((value) => ({ value, label: rolleLabel(value) }))}
        />
        {asksLimit && (
          <FormTextField
            control={control}
            name="limit"
            label={t('field.limit')}
            hint={t(limited ? 'rechte.limitNoetig' : 'rechte.limitHilfe')}
            inputMode="decimal"
            maxLength={24}
            endAdornment={t('rechte.euro')}
          />
        )}
      </Box>
      {einzeln ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
              {t(abweichungen.length === 0 ? 'rechte.wieRolle' : 'rechte.weichtAb', { count: abweichungen.length })}
            </Typography>
            {abweichungen.length > 0 && (
              <Button size="small" onClick={() => field.onChange([])}>
                {t('rechte.zuruecksetzen')}
              </Button>
            )}
          </Box>
          <RechteMatrix person={person} onChange={field.onChange} />
        </>
      ) : (
        <RechteListe person={person} title={t('rechte.damit')} />
      )}
    </Box>
  )
}
