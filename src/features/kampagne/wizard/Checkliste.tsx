import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import CircleAlert from '#src/shared/icons/CircleAlert.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ChecklistePunkt } from '#src/domain/kampagne/checkliste.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props {
  punkte: readonly ChecklistePunkt[]
}

/** What must be so before the approval: done, or what is missing with the way there. */
export function Checkliste({ punkte }: Props) {
  const { t } = useTranslation('kampagne')
  const offen = punkte.filter(({ erfuellt }) => !erfuellt).length
  return (
    <Box component="section" aria-labelledby="checkliste-title">
      <Typography id="checkliste-title" variant="h3">
        {t('pruefung.title')}
      </Typography>
      <Typography variant="body2" component="output" color="textSecondary" sx={{ display: 'block', mb: 1.5 }}>
        {offen === 0 ? t('pruefung.bereit') : t('pruefung.fehlt', { count: offen })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {punkte.map(({ code, erfuellt, text, hilfe, schritt }) => (
          <Box component="li" key={code} sx={{ display: 'flex', gap: 1.5, typography: 'body2' }}>
            <Box
              component="span"
              sx={{ color: erfuellt ? 'success.main' : 'stempel.main', flexShrink: 0, lineHeight: 0 }}
            >
              {erfuellt ? <CircleCheck size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontWeight: erfuellt ? 400 : 600 }}>
                <span>{erfuellt ? text : hilfe}</span>
                <span style={visuallyHidden}>{`, ${t(erfuellt ? 'pruefung.ok' : 'pruefung.offen')}`}</span>
              </Box>
              {!erfuellt && schritt !== 'pruefung' && (
                <Box>
                  <MuiLink component={Link} underline="always" to={`?schritt=${schritt}`}>
                    {t('pruefung.zumSchritt', { schritt: t(`wizard.schritt.${schritt}`) })}
                  </MuiLink>
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
