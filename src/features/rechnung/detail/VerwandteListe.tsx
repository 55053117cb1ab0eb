import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link, useSearchParams } from 'react-router-dom'
import type { RechnungDetail } from '#src/contract/rechnung.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { withRechnung } from '../rechnungParams.ts'
import { benannt } from '#src/contract/offenesEnum.ts'

interface Props {
  verwandte: RechnungDetail['verwandte']
}

/** The other documents of the same campaign. */
export function VerwandteListe({ verwandte }: Props) {
  const [search] = useSearchParams()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
      {verwandte.map(({ idPtRechnung, rechnungsnummer, art, rechnungsdatum, brutto, zahlungsStatus }, index) => (
        <Box
          component="li"
          key={idPtRechnung}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
            py: 1,
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 220px' } }}>
            <MuiLink
              component={Link}
              to={{ search: withRechnung(search, idPtRechnung) }}
              sx={{ fontWeight: 600 }}
            >{`${benannt(RECHNUNG_ART_LABEL, art)} ${rechnungsnummer}`}</MuiLink>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{formatDatum(rechnungsdatum)}</Box>
          </Box>
          <ZahlungChip status={zahlungsStatus} />
          <Box sx={{ minWidth: 96, marginInlineStart: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            <bdi dir="ltr">{formatEuro(brutto)}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
