import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Plus from '#src/shared/icons/Plus.svg'
import X from '#src/shared/icons/X.svg'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BILD_FARBEN_MAX } from '#src/contract/bildgenerierung.ts'
import { PALETTE, toCss } from '#src/engines/print/rules.ts'
import { useEntwurf } from './entwurfContext.ts'

const Root = styled('fieldset')({ display: 'grid', gap: 8, border: 0, margin: 0, padding: 0, minInlineSize: 0 })
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
const Swatch = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${theme.vars.palette.kante}`,
  borderRadius: 6,
  paddingInlineStart: 4,
  '& input': { inlineSize: 36, blockSize: 28, padding: 0, border: 0, background: 'none', cursor: 'pointer' },
}))

const PLAETZE = Array.from({ length: BILD_FARBEN_MAX }, (_, index) => index)

/** Colour that a new one begins with. */
const ANFANG = PALETTE.map(({ farbe }) => toCss(farbe))[5] ?? ''

/** Colours that lead the picture; without one it has a separate palette. */
export function FarbenField() {
  const { t } = useTranslation('bildgenerierung')
  const {
    wunsch: { farben },
    change,
    stand: { markenfarbe },
  } = useEntwurf()
  const choose = (next: string[]) => change({ farben: next })
  const titleId = useId()
  const full = farben.length >= BILD_FARBEN_MAX
  return (
    <Root aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="p">
        {t('farben.titel')}
      </Typography>
      <Line>
        {/* By place: two of them may be the same while one is chosen. */}
        {PLAETZE.slice(0, farben.length).map((index) => (
          <Swatch key={index}>
            <input
              type="color"
              value={farben[index]}
              aria-label={t('farben.farbe', { nr: index + 1 })}
              onChange={({ target }) => choose(farben.with(index, target.value))}
            />
            <IconButton
              size="small"
              aria-label={t('farben.entfernen', { nr: index + 1 })}
              onClick={() => choose(farben.toSpliced(index, 1))}
            >
              <X size={16} />
            </IconButton>
          </Swatch>
        ))}
        {markenfarbe !== null && !farben.includes(markenfarbe) && (
          <Button size="small" variant="outlined" disabled={full} onClick={() => choose([markenfarbe, ...farben])}>
            {t('farben.marke')}
          </Button>
        )}
        <Button size="small" disabled={full} startIcon={<Plus size={16} />} onClick={() => choose([...farben, ANFANG])}>
          {t('farben.neu')}
        </Button>
      </Line>
      <Typography variant="caption" color="textSecondary">
        {t(farben.length === 0 ? 'farben.ohne' : 'farben.mit')}
      </Typography>
    </Root>
  )
}
