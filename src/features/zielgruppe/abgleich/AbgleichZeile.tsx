import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'

interface Props {
  titel: string
  /** How many people it leaves out; left out where that is not known. */
  anzahl?: number | undefined
  children: ReactNode
}

/** One kind of people who are left out: its name, what it is about, and how many it concerns. */
export function AbgleichZeile({ titel, anzahl, children }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, paddingBlock: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600 }}>{titel}</Typography>
        {anzahl !== undefined && (
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('abgleich.ausgelassen', { count: anzahl, anzahl: formatZahl(anzahl) })}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  )
}
