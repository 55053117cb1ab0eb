import Box from '@mui/material/Box'
import { KeyCap } from '../icons/KeyCap.tsx'

interface Props {
  /** Key as it is printed on it, and what it does. */
  tasten: readonly (readonly [string, string])[]
  /** One below the other, as a table to look something up in; else in a line. */
  stacked?: boolean
}

/** Keys and what they do. */
export function TastenListe({ tasten, stacked = false }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        typography: 'body2',
        display: stacked ? 'grid' : 'flex',
        gridTemplateColumns: 'auto 1fr',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {tasten.map(([taste, wirkung]) => (
        <Box key={taste} sx={{ display: stacked ? 'contents' : 'flex', gap: 0.5 }}>
          <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
            <KeyCap>{taste}</KeyCap>
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {wirkung}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
