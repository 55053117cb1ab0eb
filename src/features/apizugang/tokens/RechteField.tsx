import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { API_RECHTE, type ApiRecht } from '#src/contract/apizugang.ts'
import { mayGrant, RECHTE } from '#src/domain/apizugang/rechte.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import type { TokenValues } from './tokenForm.ts'

interface Props {
  control: Control<TokenValues>
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '& legend': { padding: 0, fontWeight: 600, marginBlockEnd: 8 },
  '& .rechte': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    columnGap: 24,
    rowGap: 12,
  },
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start', marginInline: 0 },
  '& .MuiCheckbox-root': { paddingBlock: 0, paddingInline: '0 8px' },
  '& .wort': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600 },
  '& .wort svg': { color: theme.vars.palette.warning.main, flexShrink: 0 },
  '& .satz': { display: 'block', fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}))

/** What the token may do, each right with what it means. Nobody gives away what he does not hold. */
export function RechteField({ control }: Props) {
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const { field, fieldState } = useController({ control, name: 'rechte' })
  const chosen: readonly ApiRecht[] = field.value
  const toggle = (recht: ApiRecht) =>
    field.onChange(API_RECHTE.filter((one) => (one === recht ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <Fieldset id={fieldId('rechte')} tabIndex={-1}>
      <legend>{t('token.rechte')}</legend>
      <div className="rechte">
        {API_RECHTE.map((recht) => {
          const { label, erklaerung, heikel } = RECHTE[recht]
          const allowed = mayGrant(recht, ability)
          return (
            <FormControlLabel
              key={recht}
              disabled={!allowed}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(recht)}
                  onChange={() => toggle(recht)}
                  onBlur={field.onBlur}
                />
              }
              label={
                <>
                  <span className="wort">
                    {label}
                    {heikel && <TriangleAlert size={16} aria-hidden />}
                  </span>
                  <span className="satz">
                    {erklaerung}
                    {heikel && ` ${t('token.heikel')}`}
                    {!allowed && ` ${t('token.ohneRecht')}`}
                  </span>
                </>
              }
            />
          )
        })}
      </div>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Fieldset>
  )
}
