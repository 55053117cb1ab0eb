import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Calculator from '#src/shared/icons/Calculator.svg'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import Download from '#src/shared/icons/Download.svg'
import FileArchive from '#src/shared/icons/FileArchive.svg'
import Sheet from '#src/shared/icons/Sheet.svg'
import X from '#src/shared/icons/X.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rechnungQueries, type ExportParams } from '#src/entities/rechnung/queries.ts'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { DatevForm } from './DatevForm.tsx'
import { useSaveFiles } from './useSaveFiles.ts'

const MB = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const formatMb = (bytes: number) => MB.format(bytes / 1e6)

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
  const einstellung = useQuery({ ...rechnungQueries.datev(), enabled: datev })
  const files = useSaveFiles()
  const close = () => setDatev(false)
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
      {files.running && (
        <Button color="inherit" startIcon={<X size={20} aria-hidden />} onClick={files.running.cancel}>
          {t('export.abbrechen', { mb: formatMb(files.running.bytes) })}
        </Button>
      )}
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
      {datev && (
        <FormDialog title={t('datev.title')} text={t('datev.text')} onClose={close}>
          <QueryView query={einstellung} skeleton={<Skeleton variant="rounded" height={320} />}>
            {(known) => <DatevForm einstellung={known} params={params} onClose={close} />}
          </QueryView>
        </FormDialog>
      )}
    </>
  )
}
