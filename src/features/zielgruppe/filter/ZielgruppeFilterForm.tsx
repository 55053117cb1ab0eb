import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { AngabenFields } from '../AngabenFields.tsx'
import { AusschlussFields } from './AusschlussFields.tsx'
import { GebietFields } from './GebietFields.tsx'
import { MerkmalFields } from './MerkmalFields.tsx'
import { MengeFields } from './MengeFields.tsx'
import { VerknuepfungFields } from './VerknuepfungFields.tsx'
import { Fassungen } from './Fassungen.tsx'
import { PotenzialBar } from './PotenzialBar.tsx'
import { PotenzialPanel } from './PotenzialPanel.tsx'
import { useSpeichern } from './useSpeichern.ts'
import { usePotenzial } from './usePotenzial.ts'
import { TeiladresseFields } from './TeiladresseFields.tsx'
import { toFilter, toForm, zielgruppeForm, type ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  /** null: a new one. */
  zielgruppe: Zielgruppe | null
  onSaved: (zielgruppe: Zielgruppe) => void
}

/** Filters of a target group with the live number of people they reach. */
export function ZielgruppeFilterForm({ zielgruppe, onSaved }: Props) {
  const { t } = useTranslation('zielgruppe')
  const form = useForm<ZielgruppeValues>({
    resolver: zodResolver(zielgruppeForm),
    defaultValues: toForm(zielgruppe),
    shouldFocusError: false,
  })
  const { control } = form
  const potenzial = usePotenzial(control)
  const { data } = potenzial.query
  const gesamt = potenzial.complete && !potenzial.isCounting ? (data?.gesamt ?? data?.potenzial ?? null) : null
  const { base, submit, conflict, saveMine, endConflict } = useSpeichern(form, zielgruppe, onSaved)

  return (
    <>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('filter.speichern')}
        guard
        draft={onDevice(`zielgruppe.${zielgruppe?.idPtZielgruppe ?? 'neu'}`)}
      >
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' }, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 3.5, minInlineSize: 0 }}>
            <AngabenFields />
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Typography variant="h2">{t('filter.wo')}</Typography>
              <GebietFields control={control} />
            </Box>
            <MerkmalFields control={control} />
            <VerknuepfungFields control={control} eigene={base?.idPtZielgruppe ?? null} />
            <MengeFields control={control} gesamt={gesamt} />
            <TeiladresseFields control={control} />
            <AusschlussFields control={control} />
          </Box>
          <PotenzialBar {...potenzial} />
          <PotenzialPanel {...potenzial} />
        </Box>
      </FormShell>
      {conflict && (
        <ConflictDialog
          text={t('konflikt.text')}
          onClose={endConflict}
          onTakeTheirs={() => {
            form.reset(toForm(conflict.theirs))
            endConflict()
          }}
          onSaveMine={() => saveMine(conflict, false)}
          onSaveCopy={() => saveMine(conflict, true)}
        >
          <Fassungen mine={{ ...conflict.mine, filter: toFilter(conflict.mine) }} theirs={conflict.theirs} />
        </ConflictDialog>
      )}
    </>
  )
}
