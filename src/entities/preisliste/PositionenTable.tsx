import Box from '@mui/material/Box'
import type { PreisPosition } from '#src/contract/kampagne.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props {
  caption: string
  head: { title: string; menge: string; einzelpreis: string; netto: string }
  positionen: readonly PreisPosition[]
  /** Below the lines; amounts in ct. */
  sums: readonly { label: string; value: number; strong?: boolean }[]
}

const numeric = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const wide = { ...numeric, display: { xs: 'none', sm: 'table-cell' } } as const

/** Lines of a quote or an invoice with their sums; phones leave out the unit price. */
export function PositionenTable({ caption, head, positionen, sums }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { py: 1, px: 1, borderBottom: 1, borderColor: 'divider' },
          '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
          '& th:first-of-type': { textAlign: 'start' },
          '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
          '& thead th': { color: 'text.secondary', fontWeight: 400 },
          '& tfoot tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        <caption style={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.title}</th>
            <Box component="th" scope="col" sx={numeric}>
              {head.menge}
            </Box>
            <Box component="th" scope="col" sx={wide}>
              {head.einzelpreis}
            </Box>
            <Box component="th" scope="col" sx={numeric}>
              {head.netto}
            </Box>
          </tr>
        </thead>
        <tbody>
          {positionen.map((position, index) => (
            <tr key={`${position.internalName}-${index}`}>
              <td>{position.title}</td>
              <Amount>{formatZahl(position.menge)}</Amount>
              <Amount onlyWide>{formatEuro(position.einzelpreis)}</Amount>
              <Amount>{formatEuro(position.netto)}</Amount>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, value, strong = false }) => (
            <Box component="tr" key={label} sx={strong ? { typography: 'h3' } : { color: 'text.secondary' }}>
              <Box component="th" scope="row" colSpan={2} sx={{ fontWeight: 'inherit' }}>
                <bdi>{label}</bdi>
              </Box>
              <Box component="td" data-align="end" sx={wide} />
              <Amount>{formatEuro(value)}</Amount>
            </Box>
          ))}
        </tfoot>
      </Box>
    </Box>
  )
}

function Amount({ onlyWide = false, children }: { onlyWide?: boolean; children: string }) {
  return (
    <Box component="td" data-align="end" sx={onlyWide ? wide : numeric}>
      <bdi dir="ltr">{children}</bdi>
    </Box>
  )
}
