import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Dices from '#src/shared/icons/Dices.svg'
import { useTranslation } from 'react-i18next'
import { westernDigits } from '#src/base/number/digits.ts'
import { useEntwurf } from './entwurfContext.ts'
import { neueSaat } from './useWunsch.ts'

/** The number that a picture comes from: the same number and words give the same motif again. */
export function SaatField() {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch, change } = useEntwurf()
  return (
    <TextField
      size="small"
      label={t('saat.label')}
      value={String(wunsch.saat)}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 12 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={t('saat.wuerfeln')}
                title={t('saat.wuerfeln')}
                onClick={() => change({ saat: neueSaat() })}
              >
                <Dices size={18} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => change({ saat: Number(westernDigits(target.value).replaceAll(/\D/g, '').slice(0, 9)) })}
    />
  )
}
