import Button from '@mui/material/Button'
import CircleQuestionMark from '#src/shared/icons/CircleQuestionMark.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormatId } from '#src/contract/dokument.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'

const loadDialog = async () => (await import('./DruckdatenDialog.tsx')).default

/** Opens what a designer has to know of the format, by program. */
export function DruckdatenHilfe({ format }: { format: FormatId }) {
  const { t } = useTranslation('werbemittel')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        startIcon={<CircleQuestionMark size={18} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {t('hilfe.oeffnen')}
      </Button>
      {open && (
        <LazyPart load={loadDialog} part={{ format, onClose: () => setOpen(false) }} onMissing={() => setOpen(false)} />
      )}
    </>
  )
}
