import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

type Weiter = (rechteGeprueft: boolean) => void

/**
 * Asks once, before a picture of a service is used, whether it may be. `dialog` has its place in the page; `frage` goes
 * on at once where there is nothing to ask.
 */
export function useRechte() {
  const { t } = useTranslation('bildgenerierung')
  const [weiter, setWeiter] = useState<{ run: Weiter } | null>(null)
  const ask = (bild: Pick<Bild, 'quelle' | 'rechteGeprueft'>, run: Weiter) => {
    if (bild.quelle !== 'generiert' || bild.rechteGeprueft) run(false)
    else setWeiter({ run })
  }
  const dialog = (
    <ConfirmDialog
      open={weiter !== null}
      title={t('rechte.titel')}
      text={t('rechte.text')}
      confirmLabel={t('rechte.ja')}
      onConfirm={() => {
        weiter?.run(true)
        setWeiter(null)
      }}
      onClose={() => setWeiter(null)}
    />
  )
  return { ask: ask, dialog }
}
