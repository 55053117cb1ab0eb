import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { WER_LABEL, type Schritt } from '#src/domain/kampagne/schritt.ts'
import { Deadline } from '#src/entities/kampagne/Deadline.tsx'

interface Props {
  schritt: Schritt
  /** One primary button, where the user can do something. */
  action?: ReactNode
}

/** What is next, who must act, until when: stands on every campaign. At its end, how it stands. */
export function NextStepCard({ schritt, action }: Props) {
  const { text, wer, bis } = schritt
  const urgent = wer === 'kunde'
  const { t } = useTranslation('kampagne')
  const title = t(wer === null ? 'step.end' : 'step.title')
  return (
    <Paper
      component="section"
      aria-label={title}
      variant="outlined"
      sx={(theme) => ({
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderInlineStart: `4px solid ${urgent ? theme.vars.palette.stempel.main : theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="overline" component="h2" sx={{ color: urgent ? 'stempel.main' : 'text.secondary' }}>
          {title}
        </Typography>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 0.5, typography: 'body2' }}>
          {wer !== null && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {wer === 'system' ? t('step.alone') : `${t('step.who')}: ${WER_LABEL[wer]}`}
            </Box>
          )}
          {bis && <Deadline bis={bis} />}
        </Box>
      </Box>
      {action}
    </Paper>
  )
}
