import { styled } from '@mui/material/styles'
import type { QrCodeAnsicht } from '#src/contract/qrCode.ts'
import { qrName, zielText } from '#src/engines/print/rules.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  overflowWrap: 'anywhere',
})

const Name = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }))

interface Props {
  codes: readonly QrCodeAnsicht[]
}

/** Every QR code of a sheet with where it leads; of a single one its place is plain. */
export function QrZiele({ codes }: Props) {
  return (
    <List>
      {codes.map((code) => (
        <li key={`${code.seite} ${code.layerId}`}>
          {codes.length > 1 && <Name>{qrName(code)}</Name>}
          <bdi dir="ltr">{zielText(code)}</bdi>
        </li>
      ))}
    </List>
  )
}
