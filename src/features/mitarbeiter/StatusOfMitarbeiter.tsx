import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleOff from '#src/shared/icons/CircleOff.svg'
import MailCheck from '#src/shared/icons/MailCheck.svg'
import { useTranslation } from 'react-i18next'
import { MITARBEITER_STATUS, type Mitarbeiter } from '#src/contract/mitarbeiter.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'
import { UnknownChip } from '#src/shared/ui/UnknownChip.tsx'

interface Props {
  /** A value that we do not know is shown as it is. */
  status: Mitarbeiter['status']
}

const LOOK = {
  eingeladen: { tone: 'info', icon: <MailCheck aria-hidden /> },
  aktiv: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  deaktiviert: { tone: 'secondary', icon: <CircleOff aria-hidden /> },
} as const

/** Spec 3: user active flag, Nein or Ja; an invitation that waits says so. */
export function StatusOfMitarbeiter({ status }: Props) {
  const { t } = useTranslation('mitarbeiter')
  if (!isEinesVon(MITARBEITER_STATUS, status)) return <UnknownChip wort={status} />
  return <StatusChip {...LOOK[status]} label={t(`aktiv.${status}`)} />
}
