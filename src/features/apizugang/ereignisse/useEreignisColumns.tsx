import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { EreignisEintrag } from '#src/contract/ereignis.ts'
import { ereignisSatz } from '#src/domain/apizugang/ereignisSatz.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'

/** What the list of events shows of each. */
export function useEreignisColumns(onOpen: (eintrag: EreignisEintrag) => void): DataColumn<EreignisEintrag>[] {
  const { t } = useTranslation('apizugang')
  return [
    { key: 'zeit', header: t('ereignis.zeit'), cell: ({ inhalt }) => formatZeitpunkt(inhalt.zeit) },
    {
      key: 'ereignis',
      header: t('ereignis.art'),
      cell: ({ inhalt }) => (
        <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {ereignisSatz(inhalt)}
          <Typography variant="caption" color="textSecondary" component="div">
            <code dir="ltr">{inhalt.ereignis}</code>
          </Typography>
        </Box>
      ),
    },
    { key: 'modus', header: t('ereignis.modus'), cell: ({ inhalt }) => t(`modus.${inhalt.modus}`) },
    {
      key: 'aktionen',
      header: t('ereignis.aktionen'),
      cardLabel: false,
      cell: (eintrag) => (
        <Button size="small" color="inherit" sx={{ marginInlineStart: -1 }} onClick={() => onOpen(eintrag)}>
          {t('ereignis.ansehen')}
        </Button>
      ),
    },
  ]
}
