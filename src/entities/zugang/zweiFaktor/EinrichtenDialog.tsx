import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { PasswortSchritt } from './PasswortSchritt.tsx'
import { ScanSchritt } from './ScanSchritt.tsx'
import { WiederherstellungsCodes } from './WiederherstellungsCodes.tsx'

type Geheimnis = Output<Operations['beginneZweiFaktor']>

interface Props {
  onClose: () => void
}

/** Password, then app and code, then the recovery codes. Nothing counts before the code was right. */
export function EinrichtenDialog({ onClose }: Props) {
  const { t } = useTranslation('zugang')
  const [geheimnis, setGeheimnis] = useState<Geheimnis | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null)
    return (
      <FormDialog title={t('codes.title')}>
        <WiederherstellungsCodes codes={codes} text={t('codes.textNew')} onDone={onClose} />
      </FormDialog>
    )
  return (
    <FormDialog title={t('zweiFaktor.switchOn')} onClose={onClose}>
      {geheimnis === null ? (
        <PasswortSchritt onBegun={setGeheimnis} />
      ) : (
        <ScanSchritt geheimnis={geheimnis} onConfirmed={setCodes} />
      )}
    </FormDialog>
  )
}
