import Typography from '@mui/material/Typography'
import type { UstArt } from '#src/contract/kampagne.ts'
import { UST_HINWEIS } from '#src/domain/price/umsatzsteuer.ts'

interface Props {
  ustArt: UstArt | undefined
}

/** Why there is no VAT on a price or document; nothing where there is. */
export function UstHinweis({ ustArt = 'regel' }: Props) {
  const hinweis = UST_HINWEIS[ustArt]
  if (hinweis === null) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
      {hinweis}
    </Typography>
  )
}
