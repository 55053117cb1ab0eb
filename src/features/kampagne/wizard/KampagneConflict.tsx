import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { absenderZeile } from '#src/engines/print/rules.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { Versions } from '#src/shared/form/conflict/Versions.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { valuesOf, type DraftFields, type DraftValues } from './kampagneDraft.ts'

interface Props {
  /** What someone else stored. */
  current: Kampagne
  /** What was typed here and is not stored. */
  pending: DraftFields
  onResolve: (choice: 'mine' | 'theirs') => void
}

/** Someone else saved first: both versions side by side, the user decides. Nothing is lost before. */
export function KampagneConflict({ current, pending, onResolve }: Props) {
  const { t } = useTranslation('kampagne')
  const stored = valuesOf(current, {})
  const fields = Object.keys(pending).filter((key): key is keyof typeof stored => key in stored)
  const mine = valuesOf(current, pending)
  const idsOf = (name: 'idPtZielgruppe' | 'idPtWerbemittel') =>
    fields.includes(name) ? [mine[name], stored[name]].filter((id) => id !== null) : []
  const zielgruppen = useQueries({ queries: idsOf('idPtZielgruppe').map(zielgruppeQueries.detail) })
  const werbemittel = useQueries({ queries: idsOf('idPtWerbemittel').map(werbemittelQueries.detail) })
  const show = (key: keyof DraftValues, values: DraftValues): string => {
    const text = {
      bezeichnung: values.bezeichnung,
      notiz: values.notiz,
      absender: absenderZeile(values.absender),
      idPtZielgruppe: zielgruppen.find(({ data }) => data?.idPtZielgruppe === values.idPtZielgruppe)?.data?.bezeichnung,
      idPtWerbemittel: werbemittel.find(({ data }) => data?.idPtWerbemittel === values.idPtWerbemittel)?.data
        ?.bezeichnung,
      versandDatum: values.versandDatum && formatDatum(values.versandDatum),
      anreicherung: t(values.anreicherung ? 'konflikt.ja' : 'konflikt.nein'),
      tracking: t(values.tracking ? 'konflikt.ja' : 'konflikt.nein'),
    }[key]
    return text || t('konflikt.leer')
  }
  const entriesOf = (values: DraftValues) =>
    fields.map((key) => ({ label: t(`konflikt.felder.${key}`), value: show(key, values) }))
  return (
    <ConflictDialog
      text={t('konflikt.text')}
      onTakeTheirs={() => onResolve('theirs')}
      onSaveMine={async () => onResolve('mine')}
    >
      <Versions
        mine={{ title: t('konflikt.meine'), content: <KeyValue entries={entriesOf(mine)} /> }}
        theirs={{ title: t('konflikt.gespeicherte'), content: <KeyValue entries={entriesOf(stored)} /> }}
      />
    </ConflictDialog>
  )
}
