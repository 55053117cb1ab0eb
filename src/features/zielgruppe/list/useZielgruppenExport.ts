import { useTranslation } from 'react-i18next'
import { isEinesVon } from '#src/contract/offenesEnum.ts'
import { ZIELGRUPPE_STATUS, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useAlleZielgruppen, type ZielgruppenParams } from '#src/entities/zielgruppe/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { saveBlob } from '#src/shared/download.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'

interface ZielgruppenExport {
  busy: boolean
  /** These. */
  save: (zielgruppen: readonly Zielgruppe[]) => void
  /** All that the list finds. */
  saveAll: (params: ZielgruppenParams) => void
}

/** The list as a file for a spreadsheet, written where it is shown; what writes it comes when it is asked for. */
export function useZielgruppenExport(): ZielgruppenExport {
  const { t } = useTranslation('zielgruppe')
  const alle = useAlleZielgruppen()
  async function write(zielgruppen: readonly Zielgruppe[]): Promise<void> {
    const { zielgruppenCsv } = await import('#src/domain/zielgruppe/zielgruppenCsv.ts')
    const csv = zielgruppenCsv(zielgruppen, {
      typ: (typ) => t(typ === 'filter' ? 'list.artFilter' : 'list.artHochgeladen'),
      status: (status) => (isEinesVon(ZIELGRUPPE_STATUS, status) ? t(`status.${status}`) : status),
    })
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), t('list.csvDatei', { tag: heute() }))
  }
  const save = (zielgruppen: readonly Zielgruppe[]) => void write(zielgruppen).catch(showFailure)
  return {
    busy: alle.isPending,
    save,
    saveAll: (params) => alle.mutate(params, { onError: showFailure, onSuccess: save }),
  }
}
