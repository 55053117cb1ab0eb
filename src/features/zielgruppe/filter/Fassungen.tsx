import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { ausschlussSatz } from '#src/domain/zielgruppe/abgleich/satz.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'
import { Versions } from '#src/shared/form/conflict/Versions.tsx'

interface Fassung {
  bezeichnung: string
  filter: ZielgruppeFilter | null
  ausschluss?: Ausschluss | undefined
}

interface Props {
  mine: Fassung
  theirs: Zielgruppe
}

/** What was typed beside what somebody else has stored: name, the filters as a sentence, and whom it leaves out. */
export function Fassungen({ mine, theirs }: Props) {
  const { t } = useTranslation('zielgruppe')
  const inWords = ({ bezeichnung, filter, ausschluss = {} }: Fassung) => (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{bezeichnung}</Typography>
      {filter && <Typography variant="body2">{`${filterSatz(filter)}.`}</Typography>}
      <Typography variant="body2">
        {`${t('summary.ausgelassen')}: ${ausschlussSatz(ausschluss) ?? t('konflikt.niemand')}`}
      </Typography>
    </>
  )
  return (
    <Versions
      mine={{ title: t('konflikt.ihre'), content: inWords(mine) }}
      theirs={{
        title: t('konflikt.gespeichert', { zeit: formatZeitpunkt(theirs.geaendertAm) }),
        content: inWords(theirs),
      }}
    />
  )
}
