import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleDashed from '#src/shared/icons/CircleDashed.svg'
import MessageSquareText from '#src/shared/icons/MessageSquareText.svg'
import { useTranslation } from 'react-i18next'
import type { FreigabeRunde } from '#src/contract/freigabe.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'

const LOOK = {
  freigegeben: { Icon: CircleCheck, color: 'success.main' },
  aenderungen: { Icon: MessageSquareText, color: 'warning.main' },
  offen: { Icon: CircleDashed, color: 'text.secondary' },
} as const

/** Who was asked about this version, and who has decided what and when; of one person alone there is nothing to say. */
export function RundeListe({ runde }: { runde: FreigabeRunde }) {
  const { t } = useTranslation('freigabe')
  if (runde.personen.length < 2) return null
  return (
    <Box component="section" aria-labelledby="runde-title">
      <Typography id="runde-title" variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {t(runde.noetig === 1 ? 'runde.titleEiner' : 'runde.title', { erteilt: runde.erteilt, noetig: runde.noetig })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {runde.personen.map(({ name, ich, entscheidung, entschiedenAm }, nr) => {
          const { Icon, color } = LOOK[entscheidung ?? 'offen']
          return (
            <Box
              component="li"
              key={`${nr} ${name}`}
              sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 }}
            >
              <Box component="span" aria-hidden sx={{ color, lineHeight: 0, pt: 0.25 }}>
                <Icon size={18} />
              </Box>
              <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {t(ich ? 'runde.ich' : 'runde.person', { name })}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {entscheidung === null || entschiedenAm === null
                    ? t(runde.lage === 'laeuft' ? 'runde.offen' : 'runde.keine')
                    : t(`runde.${entscheidung}`, { zeit: formatZeitpunkt(entschiedenAm) })}
                </Typography>
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
