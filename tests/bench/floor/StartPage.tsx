import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'

export default function StartPage() {
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h1" sx={{ fontSize: 24 }}>
        Start
      </Typography>
      <Button variant="contained">Go</Button>
    </Card>
  )
}
