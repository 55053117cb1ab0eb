import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Potenzial } from '#src/contract/potenzial.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { ortDerLeitregion } from '#src/engines/addresses/rules.ts'

interface Props {
  leitregionen: Potenzial['leitregionen']
}

const SHOWN = 8

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '6px 12px',
  // Wide letters take their room from the bars.
  gridTemplateColumns: 'fit-content(65%) minmax(24px, 1fr) minmax(5ch, auto)',
  fontSize: theme.typography.body2.fontSize,
  '& li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .track': { blockSize: 8, borderRadius: 4, backgroundColor: theme.vars.palette.divider, overflow: 'hidden' },
  '& .fill': { display: 'block', blockSize: 8, backgroundColor: theme.vars.palette.primary.main },
  '& .zahl': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
}))

const Heading = styled('h3')(({ theme }) => ({
  margin: 0,
  marginBlockEnd: 8,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
}))

/** Where most of the people live, by the first two digits of the PLZ. */
export function LeitregionBars({ leitregionen }: Props) {
  const { t } = useTranslation('zielgruppe')
  const most = leitregionen[0]?.anzahl ?? 1
  const rest = leitregionen.slice(SHOWN).reduce((sum, { anzahl }) => sum + anzahl, 0)
  return (
    <div>
      <Heading>{t('potenzial.leitregionen')}</Heading>
      <List>
        {leitregionen.slice(0, SHOWN).map(({ leitregion, anzahl }) => (
          <li key={leitregion}>
            <span className="name">{`${leitregion} ${ortDerLeitregion(leitregion)?.name ?? ''}`}</span>
            <span className="track" aria-hidden>
              <span className="fill" style={{ inlineSize: `${(anzahl / most) * 100}%` }} />
            </span>
            <span className="zahl">{formatZahl(anzahl)}</span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <span className="name">{t('potenzial.weitere', { count: leitregionen.length - SHOWN })}</span>
            <span />
            <span className="zahl">{formatZahl(rest)}</span>
          </li>
        )}
      </List>
    </div>
  )
}
