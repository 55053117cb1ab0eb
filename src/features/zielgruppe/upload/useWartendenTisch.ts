import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import type { UploadValues } from './uploadForm.ts'
import { takeUp, wartenderTisch } from './wartenderTisch.ts'

/** The desk that a lost session took from this page, for whoever comes back to it. */
export function useWartendenTisch(platz: string, form: UseFormReturn<UploadValues>) {
  const [wartend] = useState(() => wartenderTisch(platz))
  useEffect(
    function fillAgain() {
      if (wartend === null) return
      takeUp(wartend)
      form.reset(wartend.werte, { keepDefaultValues: true })
      notify.info(text('zielgruppe:upload.wiederDa', { name: wartend.phase.datei.name }))
    },
    [wartend, form],
  )
  return wartend
}
