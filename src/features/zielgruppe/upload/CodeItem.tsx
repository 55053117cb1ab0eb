import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { CODE_REGELN } from '#src/engines/addresses/rules.ts'
import type { CodeBeispiel } from '#src/engines/addresses/file.ts'

interface Props {
  code: ZeilenCode
  anzahl: number
  beispiele: CodeBeispiel[]
  /** null: no choice, the group decides. */
  weggelassen: boolean | null
  onToggle: () => void
  /** Its rows are the ones that are shown. */
  gezeigt: boolean
  onZeige: () => void
}

const Item = styled('li')(({ theme }) => ({
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  padding: '12px 16px',
  display: 'grid',
  gap: 8,
  '& summary': { cursor: 'pointer', color: theme.vars.palette.primary.main, inlineSize: 'fit-content' },
  '& details': { fontSize: theme.typography.body2.fontSize },
  '& ol': { listStyle: 'none', margin: 0, marginBlockStart: 8, padding: 0, display: 'grid', gap: 6 },
  '& li': { display: 'grid', gridTemplateColumns: '9ch 1fr', gap: 12, overflowWrap: 'anywhere' },
  '& .nr': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .fix': { display: 'block', color: theme.vars.palette.text.secondary },
}))

/** One kind of finding: how many, what it means, the first rows, and for a warning the choice. */
export function CodeItem({ code, anzahl, beispiele, weggelassen, onToggle, gezeigt, onZeige }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { titel } = CODE_REGELN[code]
  return (
    <Item>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography sx={{ fontWeight: 600 }}>{`${titel}: ${formatZahl(anzahl)}`}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`adressdatei:befund.${code}`)}
          </Typography>
        </Box>
        {weggelassen !== null && (
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            value={weggelassen ? 'weglassen' : 'drucken'}
            onChange={(_, value: string | null) => {
              if (value !== null) onToggle()
            }}
            aria-label={t('upload.entscheidung', { titel })}
          >
            <ToggleButton value="drucken">{t('upload.drucken')}</ToggleButton>
            <ToggleButton value="weglassen">{t('upload.weglassen')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Button
        size="small"
        onClick={onZeige}
        aria-pressed={gezeigt}
        aria-label={t('tisch.ansehenLabel', { titel })}
        sx={{ justifySelf: 'start', marginInlineStart: -0.5 }}
      >
        {t('tisch.ansehen')}
      </Button>
      {beispiele.length > 0 && (
        <details>
          <summary>
            {t(beispiele.length > 1 && beispiele.length === anzahl ? 'upload.alleZeilen' : 'upload.ersteZeilen', {
              count: beispiele.length,
            })}
          </summary>
          <ol>
            {beispiele.map(({ nr, adresse, korrektur, dubletteVon }) => (
              <li key={nr}>
                <span className="nr">{t('upload.zeileNr', { nr })}</span>
                <span>
                  {adresse}
                  {korrektur !== '' && <span className="fix">{korrektur}</span>}
                  {dubletteVon !== null && <span className="fix">{t('upload.wieZeile', { nr: dubletteVon })}</span>}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Item>
  )
}
