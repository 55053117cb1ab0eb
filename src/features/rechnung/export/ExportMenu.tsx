import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { Calculator, ChevronDown, Download, FileArchive, Sheet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportParams } from '#src/entities/rechnung/queries.ts'
import { DatevDialog } from './DatevDialog.tsx'
import { useSaveFiles } from './useSaveFiles.ts'

interface Props {
  label: string
  /** What is exported: the filter, or the ticked documents. */
  params: Omit<ExportParams, 'format'>
  variant?: 'outlined' | 'contained'
}

/** ZIP, spreadsheet and DATEV of many documents. */
export function ExportMenu({ label, params, variant = 'outlined' }: Props) {
  const { t } = useTranslation('rechnung')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [datev, setDatev] = useState(false)
  const files = useSaveFiles()
  const choose = (run: () => void) => () => {
    setAnchor(null)
    run()
  }
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={files.busy}
        startIcon={<Download size={20} aria-hidden />}
        endIcon={<ChevronDown size={20} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { lang: 'de' }, paper: { sx: { minWidth: 280 } } }}
      >
        <MenuItem onClick={choose(() => files.many({ ...params, format: 'zip' }))}>
          <ListItemIcon>
            <FileArchive size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText secondary={t('export.zipHinweis')}>{t('export.zip')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={choose(() => files.many({ ...params, format: 'csv' }))}>
          <ListItemIcon>
            <Sheet size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText secondary={t('export.csvHinweis')}>{t('export.csv')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={choose(() => setDatev(true))}>
          <ListItemIcon>
            <Calculator size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText secondary={t('export.datevHinweis')}>{t('export.datev')}</ListItemText>
        </MenuItem>
      </Menu>
      {datev && <DatevDialog params={params} onClose={() => setDatev(false)} />}
    </>
  )
}
