import Box from '@mui/material/Box'
import { DataTable } from '#src/shared/ui/DataTable.tsx'

interface Props {
  caption: string
  /** First is the key of the row. */
  head: readonly [string, string] | readonly [string, string, string]
  rows: readonly (readonly string[])[]
}

/** Reference table: a code first, then words. */
export function Tabelle({ caption, head, rows }: Props) {
  return (
    <DataTable
      caption={caption}
      rows={[...rows]}
      rowKey={([key = '']) => key}
      columns={head.map((header, index) => ({
        key: header,
        header,
        cell: (row: readonly string[]) =>
          index === 0 ? (
            // A browser would break a version at its hyphen.
            <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
              <Code>{row[0] ?? ''}</Code>
            </Box>
          ) : (
            <Worte text={row[index] ?? ''} />
          ),
        cardLabel: false as const,
      }))}
    />
  )
}

export function Code({ children }: { children: string }) {
  return (
    <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: '0.9em', overflowWrap: 'break-word' }}>
      {children}
    </Box>
  )
}

/** Text in which `code` stands between back quotes. */
export function Worte({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
}
