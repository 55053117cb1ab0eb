import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { EreignisEintrag } from '#src/contract/ereignis.ts'
import { EREIGNIS_TEXTE } from '#src/domain/apizugang/aufrufTexte.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'

/** What the list of events shows of each. */
export function useEreignisColumns(onOpen: (eintrag: EreignisEintrag) => void): DataColumn<EreignisEintrag>[] {
  const { t } = useTranslation('apizugang')
  return [
    { key: 'zeit', header: t('ereignis.zeit'), cell: ({ inhalt }) => formatZeitpunkt(inhalt.zeit) },
    {
      key: 'ereignis',
      header: t('ereignis.art'),
      cell: ({ inhalt: { ereignis } }) => (
        <>
          <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace', display: 'block' }}>
            {ereignis}
          </Box>
          <Typography variant="caption" color="textSecondary" component="span">
            {EREIGNIS_TEXTE[ereignis]}
          </Typography>
        </>
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
