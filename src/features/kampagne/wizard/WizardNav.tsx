import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Check from '#src/shared/icons/Check.svg'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { SCHRITTE, type Schritt } from './steps.ts'

interface Props {
  current: Schritt
  /** Steps with nothing missing. */
  done: ReadonlySet<Schritt>
  onGo: (schritt: Schritt) => void
}

/** Only the row itself scrolls, never the page. */
function showCurrent(step: HTMLElement | null): void {
  const row = step?.closest('ol')
  if (step && row) row.scrollLeft += step.getBoundingClientRect().left - row.getBoundingClientRect().left - 16
}

/** The steps, free to jump; on the start side, on a phone a row that scrolls. */
export function WizardNav({ current, done, onGo }: Props) {
  const { t } = useTranslation('kampagne')
  return (
    <Box component="nav" aria-label={t('wizard.steps')} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 0.5,
          overflowX: { xs: 'auto', md: 'visible' },
          pb: { xs: 1, md: 0 },
        }}
      >
        {SCHRITTE.map((schritt, index) => (
          <Box component="li" key={schritt} sx={{ flexShrink: 0 }}>
            <ButtonBase
              ref={schritt === current ? showCurrent : undefined}
              onClick={() => onGo(schritt)}
              aria-current={schritt === current ? 'step' : undefined}
              sx={{
                width: 1,
                minHeight: 44,
                px: 1,
                gap: 1.5,
                borderRadius: 1,
                justifyContent: 'flex-start',
                typography: 'body2',
                color: schritt === current ? 'text.primary' : 'text.secondary',
                fontWeight: schritt === current ? 600 : 400,
                bgcolor: schritt === current ? 'ton.primary.bg' : 'transparent',
                '&:hover': { bgcolor: schritt === current ? 'ton.primary.bg' : 'action.hover' },
              }}
            >
              <Marker nr={index + 1} done={done.has(schritt)} active={schritt === current} />
              <Box component="span" sx={{ textAlign: 'left', whiteSpace: { xs: 'nowrap', md: 'normal' } }}>
                {t(`wizard.schritt.${schritt}`)}
                {done.has(schritt) && <span style={visuallyHidden}>{`, ${t('wizard.done')}`}</span>}
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Marker({ nr, done, active }: { nr: number; done: boolean; active: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        width: 24,
        height: 24,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: 1,
        borderColor: done ? 'success.main' : active ? 'primary.main' : 'kante',
        color: done ? 'success.main' : active ? 'primary.main' : 'text.secondary',
        typography: 'caption',
        fontWeight: 600,
      }}
    >
      {done ? <Check size={14} aria-hidden /> : nr}
    </Box>
  )
}
