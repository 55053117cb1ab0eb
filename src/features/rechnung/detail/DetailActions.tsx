import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import FileDown from '#src/shared/icons/FileDown.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechnungDetail } from '#src/contract/rechnung.ts'
import { stornoHindernis } from '#src/domain/rechnung/offen.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { useSaveFiles } from '../export/useSaveFiles.ts'
import { SendenDialog } from './SendenDialog.tsx'
import { StornoDialog } from './StornoDialog.tsx'

interface Props {
  rechnung: RechnungDetail
}

/** Files, mail and storno of one document; who may not cancel does not see it, a refusal says why. */
export function DetailActions({ rechnung }: Props) {
  const { t } = useTranslation('rechnung')
  const ability = useAppAbility()
  const files = useSaveFiles()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'senden' | 'storno' | null>(null)
  const { idPtRechnung } = rechnung
  const hindernis = stornoHindernis(rechnung)
  const choose = (run: () => void) => () => {
    setAnchor(null)
    run()
  }
  return (
    <>
      <Button
        variant="contained"
        loading={files.busy}
        startIcon={<FileDown size={20} aria-hidden />}
        onClick={() => files.pdf(idPtRechnung)}
      >
        {t('detail.pdf')}
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={20} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('detail.mehr')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { lang: 'de' } }}
      >
        <MenuItem onClick={choose(() => files.xml(idPtRechnung))}>
          <ListItemText secondary={t('menu.xmlHinweis')}>{t('menu.xml')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={choose(() => setDialog('senden'))}>
          <ListItemText>{t('senden.menu')}</ListItemText>
        </MenuItem>
        {ability.can('storno', 'Rechnung') && (
          <MenuItem
            aria-disabled={hindernis !== null}
            onClick={hindernis === null ? choose(() => setDialog('storno')) : undefined}
            sx={{ whiteSpace: 'normal', maxWidth: 360, ...(hindernis !== null && { color: 'text.secondary' }) }}
          >
            <ListItemText secondary={hindernis}>{t('stornieren.menu')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      {dialog === 'senden' && <SendenDialog rechnung={rechnung} onClose={() => setDialog(null)} />}
      {dialog === 'storno' && <StornoDialog rechnung={rechnung} onClose={() => setDialog(null)} />}
    </>
  )
}
