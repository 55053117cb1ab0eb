import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import type { Meldung } from '#src/entities/verbindung/meldungen.ts'

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  fontSize: theme.typography.body2.fontSize,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& h3': { margin: 0, fontSize: theme.typography.subtitle2.fontSize, lineHeight: 1.5 },
  '& p': { margin: 0 },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  // Addresses and names of fields read from left to right in every language.
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', direction: 'ltr', unicodeBidi: 'isolate' },
}))

const TIME = new Intl.DateTimeFormat('de', { timeStyle: 'medium' })

const COLOURS = { mismatch: 'warning', renamed: 'info', unconnected: 'info', refusal: 'default' } as const

/** What one call did not do as expected. */
export function MeldungItem({ meldung }: { meldung: Meldung }) {
  const { t } = useTranslation('verbindung')
  const id = useId()
  const { kind, aufruf, adresse, status, grund, zeilen, felder, anzahl, zuletzt } = meldung
  return (
    <Item aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <code>{aufruf}</code>
        </h3>
        <Chip size="small" variant="outlined" color={COLOURS[kind]} label={t(`panel.kind.${kind}`)} />
      </header>
      <code>{adresse}</code>
      <p className="quiet">
        {t('panel.line', { status, anzahl: formatZahl(anzahl), zeit: TIME.format(zuletzt) })}
        {zeilen > 0 && ` · ${t('panel.rows', { count: zeilen, anzahl: formatZahl(zeilen) })}`}
      </p>
      {grund !== null && <p>{grund}</p>}
      {felder.length > 0 && (
        <ul aria-label={t('panel.fields')}>
          {felder.map((feld) => (
            <li key={`${feld.feld} ${feld.erwartet}`}>
              <code>{feld.feld === '' ? t('panel.whole') : feld.feld}</code>
              {': '}
              {t('panel.field', { kam: feld.kam, erwartet: feld.erwartet })}
              {feld.anzahl > 1 && ` ${t('panel.fieldTimes', { anzahl: formatZahl(feld.anzahl) })}`}
            </li>
          ))}
        </ul>
      )}
    </Item>
  )
}
