import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import FileDown from '#src/shared/icons/FileDown.svg'
import Redo2 from '#src/shared/icons/Redo2.svg'
import Undo2 from '#src/shared/icons/Undo2.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { SaveStatus } from '#src/shared/autosave/SaveStatus.tsx'
import { useReturnTo } from '#src/shared/routing/returnTo.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditor, useEditorParts, useEditorStore } from './EditorContext.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { iconBelow } from './iconBelow.ts'
import { NameField } from './NameField.tsx'
import { useProof } from './useProof.ts'
import { VersionenButton } from './versionen/VersionenButton.tsx'
import { ViewMenu } from './ViewMenu.tsx'

interface Props {
  pdfAssetId: string | null
}

/** Head of the editor: where one is, whether it is stored, back and forward, view and proof. */
export function EditorBar({ pdfAssetId }: Props) {
  const { t } = useTranslation('werbemittel')
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  const { autosave } = useEditorParts()
  const proof = useProof(pdfAssetId)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        paddingInline: 1.5,
        paddingBlock: 0.75,
      }}
    >
      <BackLink />
      <NameField disabled={nurLesen} />
      {!nurLesen && <SaveStatus source={autosave} />}
      <Box sx={{ flex: 1 }} />
      {!nurLesen && <HistoryButtons />}
      <VersionenButton />
      <Divider orientation="vertical" flexItem />
      <ViewMenu />
      <KeysDialog />
      <Button
        variant="outlined"
        size="small"
        startIcon={<FileDown size={18} />}
        loading={proof.isPending}
        title={t('editor.proof.button')}
        sx={iconBelow('lg')}
        onClick={() => proof.mutate()}
      >
        {t('editor.proof.button')}
      </Button>
      <Done />
    </Box>
  )
}

/** Back to the campaign that asked for this one, which then has it chosen; else to the list. */
function BackLink() {
  const { t } = useTranslation('werbemittel')
  const { idPtWerbemittel } = useEditorParts()
  const campaign = useReturnTo()({ idPtWerbemittel })
  const arrow = <Box component={ArrowLeft} size={20} sx={{ ':dir(rtl)': { transform: 'scaleX(-1)' } }} />
  if (campaign !== null)
    return (
      <Button component={Link} to={campaign} size="small" startIcon={arrow}>
        {t('editor.backToCampaign')}
      </Button>
    )
  return (
    <Tip title={t('editor.back')}>
      <IconButton component={Link} to={paths.werbemittel} size="small" aria-label={t('editor.back')}>
        {arrow}
      </IconButton>
    </Tip>
  )
}

/** On to a campaign that has this card chosen; where one asked for it, the way back does that. */
function Done() {
  const { t } = useTranslation('werbemittel')
  const { idPtWerbemittel } = useEditorParts()
  const ability = useAppAbility()
  const campaign = useReturnTo()({ idPtWerbemittel })
  if (campaign !== null || !ability.can('create', 'Kampagne')) return null
  return (
    <Button
      component={Link}
      to={`${paths.kampagneErstellen}?idPtWerbemittel=${idPtWerbemittel}`}
      variant="contained"
      size="small"
      aria-label={t('editor.done')}
    >
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {t('editor.done')}
      </Box>
      <Box component="span" sx={{ display: { lg: 'none' } }}>
        {t('editor.doneShort')}
      </Box>
    </Button>
  )
}

function HistoryButtons() {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const last = useEditor(({ session }) => session.history.past.at(-1)?.name ?? null)
  const next = useEditor(({ session }) => session.history.future[0]?.name ?? null)
  const undoName = last === null ? t('editor.undo') : t('editor.undoStep', { schritt: last })
  const redoName = next === null ? t('editor.redo') : t('editor.redoStep', { schritt: next })
  return (
    <Box sx={{ display: 'flex' }}>
      <Tip title={undoName}>
        <span>
          <IconButton size="small" aria-label={t('editor.undo')} disabled={last === null} onClick={() => store.undo()}>
            <Undo2 size={20} />
          </IconButton>
        </span>
      </Tip>
      <Tip title={redoName}>
        <span>
          <IconButton size="small" aria-label={t('editor.redo')} disabled={next === null} onClick={() => store.redo()}>
            <Redo2 size={20} />
          </IconButton>
        </span>
      </Tip>
    </Box>
  )
}
