import Paper from '@mui/material/Paper'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { ZielgruppeSummary } from '#src/entities/zielgruppe/ZielgruppeSummary.tsx'

interface Props {
  zielgruppe: Zielgruppe
}

/** What a locked or archived target group is, without fields that could not be saved. */
export function ZielgruppeReadOnly({ zielgruppe }: Props) {
  return (
    <Paper variant="outlined" sx={{ padding: 3, maxInlineSize: 800 }}>
      <ZielgruppeSummary zielgruppe={zielgruppe} />
    </Paper>
  )
}
