import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import RotateCcw from '#src/shared/icons/RotateCcw.svg'
import Tag from '#src/shared/icons/Tag.svg'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { useEditor } from '../EditorContext.tsx'
import { NameForm } from './NameForm.tsx'
import { NotStored } from './useVersionActions.ts'
import { VersionVergleich } from './VersionVergleich.tsx'
import { useVersionenParts } from './VersionenContext.ts'
import { versionTitle } from './versionTitle.ts'

/** The state that is looked at: its name, what can be done with it, and how it differs. */
export function VersionDetail() {
  const { t } = useTranslation('werbemittel')
  const { chosen, restore, theirs } = useVersionenParts()
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  const [naming, setNaming] = useState<number | null>(null)
  if (chosen === null) return null
  const named = chosen.bezeichnung !== null
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {versionTitle(chosen)}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={<Tag size={18} />}
          onClick={() => setNaming(chosen.idPtWerbemittelVersion)}
        >
          {t(named ? 'editor.versionen.rename' : 'editor.versionen.give')}
        </Button>
        <Button
          variant="contained"
          size="small"
          disabled={nurLesen}
          loading={restore.isPending}
          startIcon={<RotateCcw size={18} />}
          onClick={() => restore.mutate(chosen)}
        >
          {t('editor.versionen.restore')}
        </Button>
      </Box>
      {naming === chosen.idPtWerbemittelVersion && <NameForm version={chosen} onDone={() => setNaming(null)} />}
      {nurLesen && <Typography variant="body2">{t('editor.versionen.locked')}</Typography>}
      {theirs !== null && <Conflict />}
      {restore.isError && theirs === null && <RestoreError error={restore.error} />}
      <VersionVergleich />
    </Box>
  )
}

/** Somebody else stored meanwhile: nothing was restored, and both are there. */
function Conflict() {
  const { t } = useTranslation('werbemittel')
  const { theirs, takeTheirs } = useVersionenParts()
  if (theirs === null) return null
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={takeTheirs}>
          {t('editor.versionen.takeTheirs')}
        </Button>
      }
    >
      {t('editor.versionen.conflict', { zeit: formatZeitpunkt(theirs.geaendertAm) })}
    </Alert>
  )
}

function RestoreError({ error }: { error: Error }) {
  if (!(error instanceof NotStored)) return <ErrorPanel error={error} />
  return (
    <Alert severity="warning" variant="outlined" role="alert">
      {error.message}
    </Alert>
  )
}
