import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Cable from '#src/shared/icons/Cable.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { useMeldungen } from '#src/entities/verbindung/meldungen.ts'
import { ConnectionDrawer } from './ConnectionDrawer.tsx'

/** In the corner, above what keeps to the foot of a page. */
const Handle = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--foot-space) + var(--foot-bar, 0px) + 12px)',
  insetInlineStart: 'calc(var(--menu-space) + 12px)',
  zIndex: 1060,
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '0.8125rem',
  boxShadow: theme.shadows[2],
  '@media (pointer: coarse)': { minBlockSize: 44 },
  '@media print': { display: 'none' },
}))

/** "Verbindung zum Backend": what the backend did not answer as the contract says, for those who connect the two. */
export function ConnectionPanel() {
  const { t } = useTranslation('verbindung')
  const [open, setOpen] = useState(false)
  const meldungen = useMeldungen()
  const anzahl = formatZahl(meldungen.length)
  return (
    <>
      <Handle
        lang="de"
        aria-label={t('panel.open', { count: meldungen.length, anzahl })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Cable size={16} aria-hidden />
        <span>
          {t('panel.short')} {anzahl}
        </span>
      </Handle>
      <ConnectionDrawer open={open} meldungen={meldungen} onClose={() => setOpen(false)} />
    </>
  )
}
