import Typography from '@mui/material/Typography'
import type { UstArt } from '#src/contract/kampagne.ts'
import { UST_HINWEIS, UST_OFFEN_HINWEIS } from '#src/domain/price/umsatzsteuer.ts'

interface Props {
  ustArt: UstArt | undefined
  /** There is VAT because the check of the VAT number gave no answer. */
  ustOffen?: boolean | undefined
}

/** Why there is no VAT on a price or document, or why there is although a number was given; else nothing. */
export function UstHinweis({ ustArt = 'regel', ustOffen = false }: Props) {
  const hinweis = ustOffen ? UST_OFFEN_HINWEIS : UST_HINWEIS[ustArt]
  if (hinweis === null) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
      {hinweis}
    </Typography>
  )
}
