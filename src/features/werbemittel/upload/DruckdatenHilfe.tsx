import Button from '@mui/material/Button'
import { CircleQuestionMark } from '#src/shared/icons/CircleQuestionMark.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormatId } from '#src/contract/dokument.ts'

const DruckdatenDialog = lazy(() => import('./DruckdatenDialog.tsx'))

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
        <Suspense fallback={null}>
          <DruckdatenDialog format={format} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
