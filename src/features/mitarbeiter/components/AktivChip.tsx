import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

interface Props {
  aktiv: boolean
}

/** Spec §3: user active flag, Nein or Ja. */
export function AktivChip({ aktiv }: Props) {
  const { t } = useTranslation('mitarbeiter')
  return aktiv ? (
    <StatusChip tone="success" icon={<CircleCheck aria-hidden />} label={t('aktiv.ja')} />
  ) : (
    <StatusChip tone="secondary" icon={<CircleOff aria-hidden />} label={t('aktiv.nein')} />
  )
}
