import { useTranslation } from 'react-i18next'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { formatZeitpunkt } from '#src/domain/number/german.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'

interface Props {
  aktuell: Werbemittel
  /** Moment of the own last change. */
  eigene: Date
  onTakeTheirs: () => void
  /** Keeps the own work as a new Werbemittel. */
  onSaveCopy: () => Promise<void>
}

/** Two people worked on the same thing: two drawings cannot be merged, so the own one becomes a copy. */
export function WerbemittelConflict({ aktuell, eigene, ...ways }: Props) {
  const { t } = useTranslation('werbemittel')
  return (
    <ConflictDialog text={t('editor.conflict.text')} {...ways}>
      <KeyValue
        entries={[
          { label: t('editor.conflict.theirs'), value: formatZeitpunkt(aktuell.geaendertAm) },
          { label: t('editor.conflict.mine'), value: formatZeitpunkt(eigene.toISOString()) },
        ]}
      />
    </ConflictDialog>
  )
}
