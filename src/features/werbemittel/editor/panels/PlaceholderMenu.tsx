import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Braces from '#src/shared/icons/Braces.svg'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PLATZHALTER, type PlatzhalterKey } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER, platzhalterWert } from '#src/engines/print/rules.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'

interface Props {
  disabled: boolean
  /** An icon alone. */
  compact?: boolean
  onInsert: (key: PlatzhalterKey) => void
}

/** Placeholders with what they print for the example recipient. */
export function PlaceholderMenu({ disabled, compact = false, onInsert }: Props) {
  const { t } = useTranslation('werbemittel')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
          <MenuItem
            key={key}
            onClick={() => {
              // Closed before what comes next: an open menu keeps the focus, and words typed at once were lost.
              flushSync(() => setAnchor(null))
              onInsert(key)
            }}
          >
            <ListItemText
              primary={t(`editor.placeholder.${key}`)}
              secondary={platzhalterWert(BEISPIEL_EMPFAENGER, key) || t('editor.placeholder.empty')}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
