import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { sperrlisteQueries } from '#src/entities/sperrliste/queries.ts'
import { usePicked } from '#src/shared/list/usePicked.ts'
import { nameOf } from '../sperrliste/personText.ts'
import { ErgebnisActions } from './ErgebnisActions.tsx'
import { TrefferTable } from './TrefferTable.tsx'

/** Names a hit of this search; a service that names none lets nothing be ticked. */
const kennungOf = ({ treffer = '' }: AuskunftEintrag): string => treffer

interface Props {
  /** Who was asked for. */
  gesucht: AuskunftPerson
  answer: Output<Operations['suchePerson']>
  /** Something was deleted: what is found now is another thing. */
  onGeloescht: () => void
}

/** What was found, with what can be done next. */
export function Ergebnis({ gesucht, answer: { eintraege, total }, onGeloescht }: Props) {
  const { t } = useTranslation('konto')
  // Only who is sure goes along unasked.
  const picked = usePicked(eintraege, kennungOf, { initial: eintraege.filter(({ sicher }) => sicher === true) })
  const robinson = useQuery(sperrlisteQueries.stand).data?.robinson
  const kennungen = eintraege.every(({ treffer }) => treffer !== undefined)
  const fraglich = kennungen && eintraege.some(({ sicher }) => sicher !== true)
  const gewaehlt = kennungen
    ? { treffer: picked.rows.map(kennungOf), eintraege: eintraege.filter(picked.isPicked) }
    : null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t('auskunft.gefunden', { count: total, name: nameOf(gesucht), plz: gesucht.plz })}
      </Typography>
      {fraglich && (
        <Alert severity="info" variant="outlined" sx={{ maxInlineSize: '72ch' }}>
          {t('auskunft.fraglich')}
        </Alert>
      )}
      {total === 0 ? (
        <Typography variant="body2" sx={{ maxInlineSize: '72ch' }}>
          {t('auskunft.nichts')}
        </Typography>
      ) : (
        <TrefferTable eintraege={eintraege} picked={kennungen ? picked : null} />
      )}
      {total > eintraege.length && (
        <Typography variant="body2">{t('auskunft.mehr', { anzahl: formatZahl(eintraege.length) })}</Typography>
      )}
      {robinson && (
        <Typography variant="body2" sx={{ maxInlineSize: '72ch', overflowWrap: 'anywhere' }}>
          {t('auskunft.ohneRobinson', { datei: robinson.dateiName })}
        </Typography>
      )}
      <ErgebnisActions gesucht={gesucht} eintraege={eintraege} gewaehlt={gewaehlt} onGeloescht={onGeloescht} />
    </Box>
  )
}
