import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'

const ROWS = Array.from({ length: 25 }, (_, row) => row)
const COLUMNS = Array.from({ length: 6 }, (_, column) => column)

export default function ListPage() {
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h1" sx={{ fontSize: 24 }}>
        List
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>Column {column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map((row) => (
            <TableRow key={row} hover>
              {COLUMNS.map((column) => (
                <TableCell key={column}>
                  {row}.{column}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
