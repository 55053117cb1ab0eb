import { styled } from '@mui/material/styles'
import Clock from '#src/shared/icons/Clock.svg'
import { useTranslation } from 'react-i18next'
import { tageZwischen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { heute } from '#src/shared/clock.ts'

/** From here on a deadline is worth a second look, days. */
const NEAR_DAYS = 3

interface Props {
  /** Last day, ISO. */
  bis: string
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  "&[data-nearness='near']": { color: theme.vars.palette.warning.main },
  "&[data-nearness='over']": { color: theme.vars.palette.error.main },
}))

/** Last day of something with a quiet clock: "bis 11.12.2026, noch 3 Tage". */
export function Deadline({ bis }: Props) {
  const { t } = useTranslation('common')
  const days = tageZwischen(heute(), bis)
  const distance =
    days < 0
      ? t('deadline.vorbei')
      : days === 0
        ? t('deadline.heute')
        : days === 1
          ? t('deadline.morgen')
          : t('deadline.tage', { count: days })
  const nearness = days < 0 ? 'over' : days <= NEAR_DAYS ? 'near' : 'far'
  return (
    <Line data-nearness={nearness}>
      <Clock size={14} aria-hidden />
      {`${t('deadline.bis', { datum: formatDatum(bis) })}, ${distance}`}
    </Line>
  )
}
