import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { zielgruppe as zielgruppeSchema, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { GESCHLECHT_LABEL, HAUSTYP_LABEL, KAUFKRAFT_LABEL } from '#src/domain/zielgruppe/filters.ts'
import { useSaveZielgruppe, zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { onDevice } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { AbgleichFields } from '../abgleich/AbgleichFields.tsx'
import { FormChoices } from './FormChoices.tsx'
import { GebietFields } from './GebietFields.tsx'
import { MengeFields } from './MengeFields.tsx'
import { VerknuepfungFields } from './VerknuepfungFields.tsx'
import { Fassungen } from './Fassungen.tsx'
import { niemandText } from './potenzialTexte.ts'
import { PotenzialBar } from './PotenzialBar.tsx'
import { PotenzialPanel } from './PotenzialPanel.tsx'
import { usePotenzial } from './usePotenzial.ts'
import { TeiladresseFields } from './TeiladresseFields.tsx'
import { toFilter, toForm, zielgruppeForm, type ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  /** null: a new one. */
  zielgruppe: Zielgruppe | null
  onSaved: (zielgruppe: Zielgruppe) => void
}

interface Conflict {
  mine: ZielgruppeValues
  theirs: Zielgruppe
}

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

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
  const client = useQueryClient()
  const save = useSaveZielgruppe()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // What the form was filled with: the page may read a newer version meanwhile, which nobody here has seen.
  const [base, setBase] = useState(zielgruppe)

  async function store(values: ZielgruppeValues, as: { id: number; version: number } | null): Promise<void> {
    const { bezeichnung, ausschluss } = values
    const identity = as === null ? {} : { idPtZielgruppe: as.id, version: as.version }
    const saved = await save.mutateAsync({ ...identity, bezeichnung, filter: toFilter(values), ausschluss })
    form.reset(toForm(saved))
    setBase(saved)
    onSaved(saved)
  }

  async function submit(values: ZielgruppeValues): Promise<void> {
    // The count on screen may be of before the last key. Where there is none, the service says at the save what is wrong.
    const gezaehlt = await client.fetchQuery(zielgruppeQueries.potenzial(toFilter(values))).catch(() => null)
    if (gezaehlt?.potenzial === 0) {
      form.setError('root', { type: 'leer', message: niemandText(t, gezaehlt) })
      return
    }
    try {
      await store(values, base && { id: base.idPtZielgruppe, version: base.version })
    } catch (error) {
      const theirs = readConflict(zielgruppeSchema, error)
      if (theirs === null) throw error
      setConflict({ mine: values, theirs })
    }
  }

  async function saveMine({ mine, theirs }: Conflict, asCopy: boolean): Promise<void> {
    await store(mine, asCopy ? null : { id: theirs.idPtZielgruppe, version: theirs.version })
    setConflict(null)
  }

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
            <Box sx={{ maxInlineSize: 480 }}>
              <FormTextField control={control} name="bezeichnung" label={t('filter.name')} maxLength={80} />
            </Box>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Typography variant="h2">{t('filter.wo')}</Typography>
              <GebietFields control={control} />
            </Box>
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              <Box>
                <Typography variant="h2">{t('filter.wer')}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('filter.werHilfe')}
                </Typography>
              </Box>
              <FormChoices
                control={control}
                name="geschlecht"
                label={t('filter.geschlecht')}
                options={optionsOf(GESCHLECHT_LABEL)}
              />
              <FormChoices
                control={control}
                name="kaufkraft"
                label={t('filter.kaufkraft')}
                hint={t('filter.kaufkraftHilfe')}
                options={optionsOf(KAUFKRAFT_LABEL)}
              />
              <FormChoices
                control={control}
                name="haustyp"
                label={t('filter.haustyp')}
                hint={t('filter.haustypHilfe')}
                options={optionsOf(HAUSTYP_LABEL)}
              />
            </Box>
            <VerknuepfungFields control={control} eigene={base?.idPtZielgruppe ?? null} />
            <MengeFields control={control} gesamt={gesamt} />
            <TeiladresseFields control={control} />
            <Box component="section">
              <Typography variant="h2">{t('abgleich.titel')}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
                {t('abgleich.textFilter')}
              </Typography>
              <Controller
                control={control}
                name="ausschluss"
                render={({ field: { value, onChange }, fieldState: { error } }) => (
                  <AbgleichFields value={value} onChange={onChange} eigene={null} fehler={error?.message} />
                )}
              />
            </Box>
          </Box>
          <PotenzialBar {...potenzial} />
          <PotenzialPanel {...potenzial} />
        </Box>
      </FormShell>
      {conflict && (
        <ConflictDialog
          text={t('konflikt.text')}
          onClose={() => setConflict(null)}
          onTakeTheirs={() => {
            form.reset(toForm(conflict.theirs))
            setConflict(null)
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
