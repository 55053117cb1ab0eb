import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { AdressPruefung } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { GRUPPE_LABEL, GRUPPEN } from '#src/engines/addresses/rules.ts'

interface Props {
  pruefung: AdressPruefung
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  blockSize: 12,
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': { minInlineSize: 3 },
  '& .zustellbar': { backgroundColor: theme.vars.palette.success.main },
  '& .korrigiert': { backgroundColor: theme.vars.palette.info.main },
  '& .warnung': { backgroundColor: theme.vars.palette.warning.main },
  '& .ausgeschlossen': { backgroundColor: theme.vars.palette.error.main },
}))

/** Shares of the four result groups; the numbers stand beside it as text. */
export function PruefungBar({ pruefung }: Props) {
  const { t } = useTranslation('zielgruppe')
  const label = GRUPPEN.map((gruppe) => `${GRUPPE_LABEL[gruppe]} ${formatZahl(pruefung[gruppe])}`).join(', ')
  return (
    <>
      <span style={visuallyHidden}>{t('pruefung.bar', { label })}</span>
      <Bar aria-hidden>
        {GRUPPEN.filter((gruppe) => pruefung[gruppe] > 0).map((gruppe) => (
          <span key={gruppe} className={gruppe} style={{ flexGrow: pruefung[gruppe], flexBasis: 0 }} />
        ))}
      </Bar>
    </>
  )
}
