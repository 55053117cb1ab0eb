import Button from '@mui/material/Button'
import Archive from '#src/shared/icons/Archive.svg'
import ArchiveRestore from '#src/shared/icons/ArchiveRestore.svg'
import Download from '#src/shared/icons/Download.svg'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useArchiviereZielgruppen } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { SelectionBar } from '#src/shared/list/SelectionBar.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'
import { useZielgruppenExport } from './useZielgruppenExport.ts'

interface Props {
  gewaehlt: readonly Zielgruppe[]
  /** They stand in the archive. */
  archiviert: boolean
  onClear: () => void
}

/** What can be done with several target groups at once; archiving can be taken back (UX-09). */
export function ZielgruppeSelection({ gewaehlt, archiviert, onClear }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const archive = useArchiviereZielgruppen()
  const file = useZielgruppenExport()
  const frei = gewaehlt.filter(({ status }) => status !== 'gesperrt')
  const gesperrt = gewaehlt.length - frei.length
  const canArchive = ability.can('delete', 'Zielgruppe')

  // By promises: the bar is gone when the answer comes, and when somebody takes it back.
  async function setArchived(zielgruppen: readonly Zielgruppe[], ab: boolean): Promise<void> {
    const { gespeichert, verweigert } = await archive.mutateAsync({ zielgruppen, archiviert: ab })
    onClear()
    if (verweigert.length > 0) showFailure(verweigert[0])
    if (gespeichert.length === 0) return
    notify.success(t(ab ? 'auswahl.archiviert' : 'auswahl.zurueck', { count: gespeichert.length }), {
      action: { label: t('actions.rueckgaengig'), onClick: () => void setArchived(gespeichert, !ab) },
    })
  }

  return (
    <SelectionBar
      label={t('auswahl.label')}
      count={t('auswahl.anzahl', { count: gewaehlt.length })}
      note={canArchive && gesperrt > 0 ? t('auswahl.gesperrt', { count: gesperrt }) : undefined}
      clear={t('auswahl.aufheben')}
      onClear={onClear}
    >
      <Button variant="outlined" startIcon={<Download size={20} aria-hidden />} onClick={() => file.save(gewaehlt)}>
        {t('auswahl.csv')}
      </Button>
      {canArchive && (
        <Button
          variant="contained"
          disabled={frei.length === 0}
          loading={archive.isPending}
          startIcon={archiviert ? <ArchiveRestore size={20} aria-hidden /> : <Archive size={20} aria-hidden />}
          onClick={() => void setArchived(frei, !archiviert)}
        >
          {t(archiviert ? 'auswahl.wiederherstellen' : 'auswahl.archivieren')}
        </Button>
      )}
    </SelectionBar>
  )
}
