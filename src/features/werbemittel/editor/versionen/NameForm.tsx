import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WerbemittelVersion } from '#src/contract/werbemittelVersion.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { NotStored } from './useVersionActions.ts'
import { useVersionenParts } from './VersionenContext.ts'

/** As long as a name may be. */
const NAME_LENGTH = 80

interface Props {
  /** null: what is drawn now. */
  version: WerbemittelVersion | null
  onDone: () => void
}

/** The name of a kept state, or of the present one, which is kept with it. An empty one takes the name off. */
export function NameForm({ version, onDone }: Props) {
  const { t } = useTranslation(['werbemittel', 'common'])
  const { name, theirs } = useVersionenParts()
  const [draft, setDraft] = useState(version?.bezeichnung ?? '')
  const [missing, setMissing] = useState(false)
  const fieldId = useId()
  const save = () => {
    const bezeichnung = draft.trim() === '' ? null : draft.trim()
    if (bezeichnung === null && !version?.bezeichnung) return setMissing(true)
    name.mutate({ bezeichnung, version }, { onSuccess: onDone })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      sx={{ display: 'grid', gap: 1, paddingBlockStart: 1 }}
    >
      <TextField
        id={fieldId}
        size="small"
        inputRef={focusOnMount}
        label={t('werbemittel:editor.versionen.name')}
        value={draft}
        error={missing}
        helperText={t(missing ? 'werbemittel:editor.versionen.nameMissing' : 'werbemittel:editor.versionen.nameHint')}
        onChange={({ target }) => {
          setDraft(target.value)
          setMissing(false)
        }}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
      />
      {name.isError && theirs === null && <NameError error={name.error} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" loading={name.isPending}>
          {t('werbemittel:editor.versionen.nameSave')}
        </Button>
        <Button size="small" color="inherit" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </Box>
    </Box>
  )
}

function NameError({ error }: { error: Error }) {
  return error instanceof NotStored ? <Box role="alert">{error.message}</Box> : <ErrorPanel error={error} />
}
