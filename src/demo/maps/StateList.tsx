import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { Bundesland } from '#src/engines/addresses/rules.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import { STATES } from './places.ts'

interface Props {
  chosen: Bundesland | null
  onChoose: (state: Bundesland | null) => void
  format: (value: number) => string
}

const MOST = Math.max(...STATES.map(({ inhabitants }) => inhabitants))

/** The states with a bar by their inhabitants; the chosen one is shown on the map. */
export function StateList({ chosen, onChoose, format }: Props) {
  const { t } = useTranslation('demoCharts')
  return (
    <Section title={t('maps.states')}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {STATES.map(({ code, name, inhabitants }) => (
          <li key={code}>
            <ButtonBase
              aria-pressed={code === chosen}
              onClick={() => onChoose(code === chosen ? null : code)}
              sx={(theme) => ({
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                inlineSize: '100%',
                columnGap: 2,
                paddingInline: 1,
                paddingBlock: 0.75,
                borderRadius: 1,
                font: 'inherit',
                textAlign: 'start',
                '&:hover': { backgroundColor: theme.vars.palette.grund },
                '&[aria-pressed="true"]': {
                  color: theme.vars.palette.ton.stempel.fg,
                  backgroundColor: theme.vars.palette.ton.stempel.bg,
                },
              })}
            >
              <span lang="de">{name}</span>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {format(inhabitants)}
              </Box>
              <Box
                component="span"
                aria-hidden
                sx={{
                  gridColumn: '1 / -1',
                  blockSize: 3,
                  marginBlockStart: 0.25,
                  borderRadius: 1,
                  backgroundColor: code === chosen ? 'stempel.main' : 'primary.main',
                  inlineSize: `${(inhabitants / MOST) * 100}%`,
                }}
              />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Section>
  )
}
