import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { EreignisEintrag } from '#src/contract/ereignis.ts'
import { webhookInhalt } from '#src/contract/webhook.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { CodeBlock } from '../parts/CodeBlock.tsx'

interface Props {
  eintrag: EreignisEintrag
  onClose: () => void
}

/** One event as programs get it. */
export function EreignisDialog({ eintrag: { nachrichtId, inhalt }, onClose }: Props) {
  const { t } = useTranslation('apizugang')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" lang="de" aria-labelledby="ereignis-title">
      <DialogTitle id="ereignis-title">{t('ereignis.eines', { ereignis: inhalt.ereignis })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
          <KeyValue
            entries={[
              { label: t('ereignis.nachricht'), value: <code dir="ltr">{nachrichtId}</code> },
              { label: t('ereignis.zeit'), value: formatZeitpunkt(inhalt.zeit) },
            ]}
          />
          <CodeBlock label={t('ereignis.inhalt')} code={JSON.stringify(z.encode(webhookInhalt, inhalt), null, 2)} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('schliessen')}</Button>
      </DialogActions>
    </Dialog>
  )
}
