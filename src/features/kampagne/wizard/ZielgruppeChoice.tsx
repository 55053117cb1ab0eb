import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import ContactRound from '#src/shared/icons/ContactRound.svg'
import ListFilter from '#src/shared/icons/ListFilter.svg'
import { useTranslation } from 'react-i18next'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ZIELGRUPPE_STATUS, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { hinweisAuf } from '#src/domain/kampagne/unbekannt.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import { ChoiceCard } from './ChoiceCard.tsx'

interface Props {
  zielgruppe: Zielgruppe
  checked: boolean
  onChoose: () => void
}

/** A target group to choose: name, kind, size and how old the count is. */
export function ZielgruppeChoice({ zielgruppe, checked, onChoose }: Props) {
  const { t } = useTranslation('kampagne')
  const { bezeichnung, typ, status, potenzial, potenzialStand } = zielgruppe
  const usable = status === 'bereit' || status === 'gesperrt'
  const reason = usable
    ? null
    : isEinesVon(ZIELGRUPPE_STATUS, status)
      ? t(`zielgruppe.grund.${status}`)
      : hinweisAuf(status)
  const Icon = typ === 'filter' ? ListFilter : ContactRound
  return (
    <ChoiceCard name="zielgruppe" checked={checked} reason={reason} label={bezeichnung} onChoose={onChoose}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ color: checked ? 'primary.main' : 'text.secondary', display: 'flex' }}>
          {checked ? <CircleCheck size={20} aria-hidden /> : <Icon size={20} aria-hidden />}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {bezeichnung}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color={usable && potenzial >= MINDESTMENGE ? 'textSecondary' : 'warning'}
          >
            {reason ??
              (potenzial < MINDESTMENGE ? t('zielgruppe.zuKlein', { menge: formatZahl(MINDESTMENGE) }) : null) ??
              `${t(`zielgruppe.${typ}`)} · ${t('zielgruppe.stand', { datum: formatDatum(potenzialStand) })}`}
          </Typography>
        </Box>
        <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {t('zielgruppe.personen', { count: potenzial, menge: formatZahl(potenzial) })}
        </Typography>
      </Box>
    </ChoiceCard>
  )
}
