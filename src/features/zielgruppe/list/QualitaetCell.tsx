import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import type { AdressPruefung } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { zustellbarProzent } from '#src/domain/zielgruppe/qualitaet.ts'

interface Props {
  pruefung: AdressPruefung | null
  t: TFunction<'zielgruppe'>
}

/** The text says it; the bar is for the eye alone. */
const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: 96,
  maxInlineSize: '100%',
  blockSize: 6,
  marginBlockStart: 4,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', blockSize: '100%', backgroundColor: theme.vars.palette.success.main },
  '&[data-wenig] > span': { backgroundColor: theme.vars.palette.warning.main },
}))

/** Below this share of deliverable rows a list should be looked at, percent (assumed). */
const WENIG = 90

/** Share of an uploaded list that can be delivered. */
export function QualitaetCell({ pruefung, t }: Props) {
  const prozent = zustellbarProzent(pruefung)
  if (pruefung === null || prozent === null) return '–'
  return (
    <span style={{ display: 'inline-block' }}>
      {t('list.qualitaetText', { prozent, gesamt: formatZahl(pruefung.gesamt) })}
      <Bar aria-hidden data-wenig={prozent < WENIG ? true : undefined}>
        <span style={{ inlineSize: `${prozent}%` }} />
      </Bar>
    </span>
  )
}
