import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nachbar, SCHRITTE, type Schritt } from './steps.ts'
import { useStepFocus } from './useStepFocus.ts'

interface Props {
  schritt: Schritt
  onGo: (schritt: Schritt) => void
  /** What is to be filled in. */
  children: ReactNode
}

/** A step with its heading, and the ways to those before and after it. */
export function WizardStep({ schritt, onGo, children }: Props) {
  const { t } = useTranslation('kampagne')
  const heading = useStepFocus(schritt)
  const previous = nachbar(schritt, -1)
  const next = nachbar(schritt, 1)
  return (
    <Box component="section" aria-labelledby="schritt-title" sx={{ minWidth: 0 }}>
      <Typography variant="overline" component="p" color="textSecondary">
        {t('wizard.step', { nr: SCHRITTE.indexOf(schritt) + 1, gesamt: SCHRITTE.length })}
      </Typography>
      <Typography ref={heading} id="schritt-title" variant="h2" tabIndex={-1} sx={{ mb: 3 }}>
        {t(`wizard.schritt.${schritt}`)}
      </Typography>
      {children}
      <Box sx={{ display: 'flex', gap: 1, mt: 5, flexWrap: 'wrap' }}>
        {previous && (
          <Button color="inherit" onClick={() => onGo(previous)}>
            {t('wizard.backTo', { schritt: t(`wizard.schritt.${previous}`) })}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {next && (
          <Button variant="contained" onClick={() => onGo(next)}>
            {t('wizard.nextTo', { schritt: t(`wizard.schritt.${next}`) })}
          </Button>
        )}
      </Box>
    </Box>
  )
}
