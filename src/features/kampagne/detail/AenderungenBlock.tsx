import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import MessageSquareText from '#src/shared/icons/MessageSquareText.svg'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { returnToQuery } from '#src/shared/routing/returnTo.ts'
import { wishesOf } from './wishes.ts'

interface Props {
  kampagne: Kampagne
}

/** What approvers or the provider want changed, as a list of tasks; only while it is to be done. */
export function AenderungenBlock({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const wishes = wishesOf(kampagne)
  if (wishes.length === 0) return null
  const { idPtKampagne, idPtWerbemittel } = kampagne
  const back = returnToQuery(`${paths.kampagneEditieren(idPtKampagne)}?schritt=pruefung`)
  return (
    <Alert severity="warning" icon={<MessageSquareText size={20} aria-hidden />}>
      <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 600 }}>{t('wizard.korrektur')}</AlertTitle>
      <Typography variant="body2">{t('wizard.korrekturText')}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {wishes.map(({ key, text, name, zeit }) => (
          <li key={key}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {zeit ? t('aenderungen.von', { name, zeit: formatZeitpunkt(zeit) }) : name}
            </Typography>
          </li>
        ))}
      </Box>
      {idPtWerbemittel !== null && ability.can('update', 'Werbemittel') && (
        <Button
          component={Link}
          to={paths.werbemittelEditieren(idPtWerbemittel) + back}
          size="small"
          startIcon={<PencilLine size={16} aria-hidden />}
          sx={{ mt: 1.5 }}
          variant="outlined"
        >
          {t('aenderungen.werbemittel')}
        </Button>
      )}
    </Alert>
  )
}
