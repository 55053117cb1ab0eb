import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import FileCode from '#src/shared/icons/FileCode.svg'
import FileDown from '#src/shared/icons/FileDown.svg'
import Receipt from '#src/shared/icons/Receipt.svg'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'
import { useSaveFiles } from '../export/useSaveFiles.ts'
import { withRechnung } from '../rechnungParams.ts'

interface Props {
  rechnung: Pick<Rechnung, 'idPtRechnung' | 'rechnungsnummer'>
}

/** What can be done with one document of the list. */
export function RechnungMenu({ rechnung: { idPtRechnung, rechnungsnummer } }: Props) {
  const { t } = useTranslation('rechnung')
  const files = useSaveFiles()
  const [search] = useSearchParams()
  return (
    <RowMenu label={t('menu.label', { nummer: rechnungsnummer })} disabled={files.busy}>
      {(anchor, close) => {
        const choose = (run: () => void) => () => {
          close()
          run()
        }
        return (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { lang: 'de' } }}>
            <MenuItem component={Link} to={withRechnung(search, idPtRechnung)} onClick={close}>
              <ListItemIcon>
                <Receipt size={20} aria-hidden />
              </ListItemIcon>
              <ListItemText>{t('menu.ansehen')}</ListItemText>
            </MenuItem>
            <MenuItem onClick={choose(() => files.pdf(idPtRechnung))}>
              <ListItemIcon>
                <FileDown size={20} aria-hidden />
              </ListItemIcon>
              <ListItemText secondary={t('menu.pdfHinweis')}>{t('menu.pdf')}</ListItemText>
            </MenuItem>
            <MenuItem onClick={choose(() => files.xml(idPtRechnung))}>
              <ListItemIcon>
                <FileCode size={20} aria-hidden />
              </ListItemIcon>
              <ListItemText secondary={t('menu.xmlHinweis')}>{t('menu.xml')}</ListItemText>
            </MenuItem>
          </Menu>
        )
      }}
    </RowMenu>
  )
}
