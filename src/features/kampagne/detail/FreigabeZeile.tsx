import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleDashed from '#src/shared/icons/CircleDashed.svg'
import LinkIcon from '#src/shared/icons/LinkIcon.svg'
import MessageSquareText from '#src/shared/icons/MessageSquareText.svg'
import TimerOff from '#src/shared/icons/TimerOff.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeLink } from '#src/contract/freigabeLink.ts'
import { gezeigtSatz } from '#src/domain/kampagne/gezeigt.ts'
import { formatDatum, formatZeitpunkt } from '#src/base/number/german.ts'
import { heute } from '#src/shared/clock.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

interface Props {
  link: FreigabeLink
  action: ReactNode
}

type Zustand = 'freigegeben' | 'aenderungen' | 'widerrufen' | 'abgelaufen' | 'offen'

const LOOK: Record<Zustand, { tone: 'success' | 'warning' | 'secondary' | 'info'; Icon: IconComponent }> = {
  freigegeben: { tone: 'success', Icon: CircleCheck },
  aenderungen: { tone: 'warning', Icon: MessageSquareText },
  widerrufen: { tone: 'secondary', Icon: LinkIcon },
  abgelaufen: { tone: 'warning', Icon: TimerOff },
  offen: { tone: 'info', Icon: CircleDashed },
}

function zustandOf({ entscheidung, widerrufenAm, gueltigBis }: FreigabeLink, today: string): Zustand {
  if (entscheidung !== 'offen') return entscheidung
  if (widerrufenAm !== null) return 'widerrufen'
  return gueltigBis < today ? 'abgelaufen' : 'offen'
}

/** One person: what was decided, or whether the link was opened and how long it holds. */
export function FreigabeZeile({ link, action }: Props) {
  const { t } = useTranslation('kampagne')
  const zustand = zustandOf(link, heute())
  const { tone, Icon } = LOOK[zustand]
  const when =
    link.entschiedenAm !== null
      ? t('freigaben.entschieden', {
          name: [link.name ?? link.empfaengerName, link.durch && `(${link.durch})`].filter(Boolean).join(' '),
          zeit: formatZeitpunkt(link.entschiedenAm),
        })
      : [
          link.geoeffnetAm
            ? t('freigaben.geoeffnet', { zeit: formatZeitpunkt(link.geoeffnetAm) })
            : t('freigaben.nichtGeoeffnet'),
          t('freigaben.gueltigBis', { datum: formatDatum(link.gueltigBis) }),
        ].join(' · ')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {link.empfaengerName}
          <Typography component="span" variant="body2" color="textSecondary">{` ${link.empfaengerEmail}`}</Typography>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {when}
        </Typography>
        {link.gezeigt && (
          <Typography variant="body2" color="textSecondary">
            {t('freigaben.gezeigt', { was: gezeigtSatz(link.gezeigt) })}
          </Typography>
        )}
        {link.anmerkung && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {link.anmerkung}
          </Typography>
        )}
      </Box>
      <StatusChip tone={tone} icon={<Icon size={16} aria-hidden />} label={t(`freigaben.${zustand}`)} />
      {action}
    </Box>
  )
}
