import Ban from '#src/shared/icons/Ban.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import Clock from '#src/shared/icons/Clock.svg'
import FlaskConical from '#src/shared/icons/FlaskConical.svg'
import Radio from '#src/shared/icons/Radio.svg'
import TimerOff from '#src/shared/icons/TimerOff.svg'
import { useTranslation } from 'react-i18next'
import { type ApiToken, TOKEN_STATUS, type TokenStatus } from '#src/contract/apizugang.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { UnknownChip } from '#src/shared/ui/UnknownChip.tsx'

const STATUS = {
  aktiv: { tone: 'success', Icon: CircleCheck },
  laeuftAb: { tone: 'warning', Icon: Clock },
  abgelaufen: { tone: 'secondary', Icon: TimerOff },
  widerrufen: { tone: 'error', Icon: Ban },
} as const satisfies Record<TokenStatus, unknown>

/** Whether a token still works. */
export function TokenStatusChip({ status }: { status: ApiToken['status'] }) {
  const { t } = useTranslation('apizugang')
  if (!isEinesVon(TOKEN_STATUS, status)) return <UnknownChip wort={status} />
  const { tone, Icon } = STATUS[status]
  return <StatusChip tone={tone} icon={<Icon aria-hidden />} label={t(`status.${status}`)} />
}

/** For trying or for real. */
export function ModusChip({ modus }: { modus: ApiToken['modus'] }) {
  const { t } = useTranslation('apizugang')
  return modus === 'live' ? (
    <StatusChip tone="primary" icon={<Radio aria-hidden />} label={t('modus.live')} />
  ) : (
    <StatusChip tone="info" icon={<FlaskConical aria-hidden />} label={t('modus.test')} />
  )
}
