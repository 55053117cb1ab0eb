import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useActs } from './useActs.ts'

/** What can be done to the selected layers, in one row. What none of them allows says why. */
export function LayerActions({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('werbemittel')
  const acts = useActs(layers)
  return (
    <Box role="toolbar" aria-label={t('editor.action.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}>
      {acts.map(({ key, label, Icon, refusal, run }) => (
        <Tip key={key} title={refusal ?? label}>
          <span>
            <IconButton size="small" aria-label={label} disabled={refusal !== null} onClick={run}>
              <Icon size={18} />
            </IconButton>
          </span>
        </Tip>
      ))}
    </Box>
  )
}
