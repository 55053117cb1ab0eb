import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { wishesOf } from './wishes.ts'

interface Props {
  kampagne: Kampagne
}

/** What approvers or the provider want changed, as a list of tasks; only while it is to be done. */
export function AenderungenBlock({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const wishes = wishesOf(kampagne)
  if (wishes.length === 0) return null
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
    </Alert>
  )
}
