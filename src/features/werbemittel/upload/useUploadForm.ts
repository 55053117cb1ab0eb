import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { useUploadPdf } from '#src/entities/werbemittel/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/routes/paths.ts'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { useUpload } from '#src/shared/upload/useUpload.ts'
import { kopfSchema, type KopfValues, MAX_NAME } from '../werbemittelForm.ts'
import { usePdfCheck } from './usePdfCheck.ts'

/**
 * The file of a print PDF beside format and name: chosen, checked, sent.
 * @param werbemittel gets the file; null: a new one
 */
export function useUploadForm(werbemittel: Werbemittel | null) {
  const { t } = useTranslation('werbemittel')
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const [file, setFile] = useState<File | null>(null)
  const upload = useUpload()
  const uploadPdf = useUploadPdf()
  const chooser = useRef<HTMLButtonElement>(null)
  const form = useForm<KopfValues>({
    resolver: zodResolver(kopfSchema({ name: t('form.nameMissing'), format: t('form.formatMissing') })),
    defaultValues: { bezeichnung: werbemittel?.bezeichnung ?? '', format: werbemittel?.format ?? null },
    shouldFocusError: false,
  })
  const format = useWatch({ control: form.control, name: 'format' })
  const check = usePdfCheck(format === null ? null : file, format ?? 'maxipostkarte')
  const blocked = check.data?.some(({ schwere }) => schwere === 'fehler') ?? false
  const fileError = form.formState.errors.root?.datei?.message
  const tellFile = (message: string) => form.setError('root.datei', { message })

  function choose(chosen: File): void {
    setFile(chosen)
    form.clearErrors()
    if (form.getValues('bezeichnung') === '') {
      form.setValue('bezeichnung', chosen.name.replace(/\.pdf$/i, '').slice(0, MAX_NAME))
    }
  }

  async function send({ bezeichnung, format: chosenFormat }: KopfValues): Promise<void> {
    if (file === null || chosenFormat === null || blocked || !check.data) {
      tellFile(t(file === null ? 'upload.fileMissing' : 'upload.blocked'))
      // The file's place may be out of sight by now.
      chooser.current?.focus()
      return
    }
    const saved = await upload.run((options) =>
      uploadPdf.mutateAsync({
        ...(werbemittel ? { idPtWerbemittel: werbemittel.idPtWerbemittel, version: werbemittel.version } : {}),
        bezeichnung: bezeichnung.trim(),
        format: chosenFormat,
        datei: file,
        options,
      }),
    )
    if (saved === null) return notify.info(t('upload.aborted'))
    notify.success(t('upload.done', { name: saved.bezeichnung }))
    const { idPtWerbemittel } = saved
    await navigate(returnTo({ idPtWerbemittel }) ?? paths.werbemittelEditieren(idPtWerbemittel))
  }

  const refuse = (reason: 'typ' | 'groesse') =>
    tellFile(t(`upload.refused.${reason}`, { megabyte: inMb(MAX_BYTES.pdf) }))
  return { form, format, file, fileError, check, upload, chooser, choose, refuse, send }
}
