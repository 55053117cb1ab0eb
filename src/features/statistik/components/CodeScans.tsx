import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { KampagneStatistik } from '#src/contract/statistik.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { qrName } from '#src/engines/print/rules.ts'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  maxInlineSize: 320,
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& span': { display: 'block' },
  '& bdi': { color: theme.vars.palette.text.primary },
}))

interface Props {
  codes: KampagneStatistik['codes']
}

/** Counted codes of a campaign: where each leads, and how often it was scanned. */
export function CodeScans({ codes }: Props) {
  const { t } = useTranslation('statistik')
  if (codes.length === 0) return t('codes.kein')
  return (
    <List>
      {codes.map(({ nummer, ziel, scans, eindeutig, ...code }) => (
        <li key={nummer}>
          <bdi dir="ltr">{ziel}</bdi>
          {codes.length > 1 && (
            <>
              <span>{qrName(code)}</span>
              <span>
                {t('codes.scans', {
                  count: scans,
                  scans: formatZahl(scans),
                  eindeutig: t('codes.karten', { count: eindeutig, karten: formatZahl(eindeutig) }),
                })}
              </span>
            </>
          )}
        </li>
      ))}
    </List>
  )
}
