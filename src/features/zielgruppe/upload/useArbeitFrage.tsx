import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx'

/**
 * Asks before something that drops what was done on the desk.
 * @param arbeit decisions of a person; with none it is done at once
 */
export function useArbeitFrage(arbeit: number) {
  const { t } = useTranslation('zielgruppe')
  const [gewollt, setGewollt] = useState<{ tu: () => void } | null>(null)
  return {
    wage: (tu: () => void): void => {
      if (arbeit > 0) setGewollt({ tu })
      else tu()
    },
    frage: (
      <ConfirmDialog
        open={gewollt !== null}
        tone="error"
        title={t('upload.arbeit.titel')}
        text={t('upload.arbeit.text', { count: arbeit, anzahl: formatZahl(arbeit) })}
        confirmLabel={t('upload.arbeit.tun')}
        cancelLabel={t('upload.arbeit.behalten')}
        onClose={() => setGewollt(null)}
        onConfirm={() => {
          setGewollt(null)
          gewollt?.tu()
        }}
      />
    ),
  }
}
