import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import Check from '#src/shared/icons/Check.svg'
import Tag from '#src/shared/icons/Tag.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_LABELS, type DemoEmail } from '#src/contract/demo/email.ts'
import { LabelDot } from './LabelTag.tsx'

interface Props {
  mails: readonly DemoEmail[]
  onToggle: (label: DemoEmail['labels'][number]) => void
}

/** Gives each mail a label, or takes it where the mail has it; stays open for more. */
export function LabelMenu({ mails, onToggle }: Props) {
  const { t } = useTranslation('demoEmail')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('setLabels')}>
        <IconButton
          aria-label={t('setLabels')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Tag size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('setLabels') } }}
      >
        {DEMO_LABELS.map((label) => {
          const having = mails.filter(({ labels }) => labels.includes(label)).length
          const state = having === 0 ? 'false' : having === mails.length ? 'true' : 'mixed'
          return (
            <MenuItem key={label} role="menuitemcheckbox" aria-checked={state} onClick={() => onToggle(label)}>
              <LabelDot label={label} />
              <span style={{ flexGrow: 1, marginInline: 8 }}>{t(`label.${label}`)}</span>
              <Check size={16} aria-hidden style={{ visibility: state === 'false' ? 'hidden' : 'visible' }} />
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
