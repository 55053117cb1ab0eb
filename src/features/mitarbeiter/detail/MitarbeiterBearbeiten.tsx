import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mitarbeiterDetail, type MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { useSaveMitarbeiter } from '#src/entities/mitarbeiter/queries.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { fromForm, mitarbeiterForm, toForm, type MitarbeiterForm } from '../mitarbeiterForm.ts'
import { MitarbeiterFields } from './MitarbeiterFields.tsx'
import { useUnterschiede } from './useUnterschiede.ts'

interface Props {
  mitarbeiter: MitarbeiterDetail
}

/** Someone else's record: who he is, and what he may. */
export function MitarbeiterBearbeiten({ mitarbeiter }: Props) {
  const { t } = useTranslation('mitarbeiter')
  const save = useSaveMitarbeiter()
  const unterschiede = useUnterschiede()
  const [conflict, setConflict] = useState<{ mine: MitarbeiterForm; theirs: MitarbeiterDetail } | null>(null)
  const form = useForm<MitarbeiterForm>({
    resolver: zodResolver(mitarbeiterForm),
    defaultValues: toForm(mitarbeiter),
    shouldFocusError: false,
  })

  async function store(values: MitarbeiterForm, version: number): Promise<void> {
    const { idThHeadhunterMitarbeiter } = mitarbeiter
    const saved = await save.mutateAsync({ idThHeadhunterMitarbeiter, version, ...fromForm(values) })
    form.reset(toForm(saved))
    notify.success(t('edit.done', { name: `${saved.vorname} ${saved.nachname}` }))
  }

  async function submit(values: MitarbeiterForm): Promise<void> {
    try {
      await store(values, mitarbeiter.version)
    } catch (error) {
      const theirs = readConflict(mitarbeiterDetail, error)
      if (theirs === null) throw error
      setConflict({ mine: values, theirs })
    }
  }

  return (
    <>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('edit.speichern')}
        guard
        draft={inTab(`mitarbeiter.${mitarbeiter.idThHeadhunterMitarbeiter}`)}
      >
        <MitarbeiterFields />
      </FormShell>
      {conflict && (
        <ConflictDialog
          text={t('konflikt.text')}
          onClose={() => setConflict(null)}
          onTakeTheirs={() => {
            form.reset(toForm(conflict.theirs))
            setConflict(null)
          }}
          onSaveMine={async () => {
            await store(conflict.mine, conflict.theirs.version)
            setConflict(null)
          }}
        >
          <Box sx={{ padding: 2, borderRadius: 1, backgroundColor: 'grund' }}>
            <KeyValue entries={unterschiede(conflict.mine, toForm(conflict.theirs))} />
          </Box>
        </ConflictDialog>
      )}
    </>
  )
}
