import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Braces from '#src/shared/icons/Braces.svg'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type FeldKey, PLATZHALTER } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER, platzhalterWert, spaltenKey } from '#src/engines/print/rules.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEigeneSpalten } from '../useEigeneSpalten.ts'
import { SpalteDialog } from './SpalteDialog.tsx'

interface Props {
  disabled: boolean
  /** An icon alone. */
  compact?: boolean
  onInsert: (key: FeldKey) => void
}

/** Placeholders with what they print for the example recipient, and own columns with the lists that have them. */
export function PlaceholderMenu({ disabled, compact = false, onInsert }: Props) {
  const { t } = useTranslation('werbemittel')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asks, setAsks] = useState(false)
  const spalten = useEigeneSpalten()
  const insert = (key: FeldKey) => {
    // Closed before what comes next: an open menu keeps the focus, and words typed at once were lost.
    flushSync(() => {
      setAnchor(null)
      setAsks(false)
    })
    onInsert(key)
  }
  return (
    <>
      {compact ? (
        <Tip title={t('editor.placeholder.insert')}>
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={t('editor.placeholder.insert')}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Braces size={18} />
          </IconButton>
        </Tip>
      ) : (
        <Button
          size="small"
          disabled={disabled}
          startIcon={<Braces size={16} />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('editor.placeholder.insert')}
        </Button>
      )}
      <Menu lang="de" open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disableRestoreFocus>
        {PLATZHALTER.map((key) => (
          <MenuItem key={key} onClick={() => insert(key)}>
            <ListItemText
              primary={t(`editor.placeholder.${key}`)}
              secondary={platzhalterWert(BEISPIEL_EMPFAENGER, key) || t('editor.placeholder.empty')}
            />
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
          {t('editor.spalte.eigene')}
        </ListSubheader>
        {spalten.map(({ name, listen }) => (
          <MenuItem key={name} onClick={() => insert(spaltenKey(name))}>
            <ListItemText primary={name} secondary={listen.join(', ')} />
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setAsks(true)
          }}
        >
          <ListItemText primary={t('editor.spalte.andere')} secondary={t('editor.spalte.andereText')} />
        </MenuItem>
      </Menu>
      {asks && <SpalteDialog onInsert={(name) => insert(spaltenKey(name))} onClose={() => setAsks(false)} />}
    </>
  )
}
