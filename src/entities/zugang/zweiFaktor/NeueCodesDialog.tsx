import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { useErneuereCodes } from '../queries.ts'
import { PasswortUndCodeForm } from './PasswortUndCodeForm.tsx'
import { WiederherstellungsCodes } from './WiederherstellungsCodes.tsx'

interface Props {
  onClose: () => void
}

/** Ten new recovery codes; the old ones are dead. */
export function NeueCodesDialog({ onClose }: Props) {
  const { t } = useTranslation('zugang')
  const renew = useErneuereCodes()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null)
    return (
      <FormDialog title={t('codes.title')}>
        <WiederherstellungsCodes codes={codes} text={t('codes.textRenewed')} onDone={onClose} />
      </FormDialog>
    )
  return (
    <FormDialog title={t('zweiFaktor.newCodes')} onClose={onClose}>
      <PasswortUndCodeForm
        text={t('codes.confirmText')}
        submitLabel={t('codes.create')}
        onSubmit={async (values) => setCodes(await renew.mutateAsync(values))}
      />
    </FormDialog>
  )
}
