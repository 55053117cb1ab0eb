import { useTranslation } from 'react-i18next'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'

interface Props {
  aktuell: Werbemittel
  /** Moment of the own last change. */
  eigene: Date
}

/** When either of two people last changed the same thing. */
export function WerbemittelVersions({ aktuell, eigene }: Props) {
  const { t } = useTranslation('werbemittel')
  return (
    <KeyValue
      entries={[
        { label: t('editor.conflict.theirs'), value: formatZeitpunkt(aktuell.geaendertAm) },
        { label: t('editor.conflict.mine'), value: formatZeitpunkt(eigene.toISOString()) },
      ]}
    />
  )
}
