import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VERSIONEN_OHNE_NAMEN_MAX, type WerbemittelVersion } from '#src/contract/werbemittelVersion.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import Tag from '#src/shared/icons/Tag.svg'
import X from '#src/shared/icons/X.svg'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { useEditorParts } from '../EditorContext.tsx'
import { NameForm } from './NameForm.tsx'
import { useVersionActions } from './useVersionActions.ts'
import { VersionDetail } from './VersionDetail.tsx'
import { useVersionenParts, VersionenContext } from './VersionenContext.ts'
import { VersionList } from './VersionList.tsx'

interface Props {
  onClose: () => void
}

/** States of the material that were kept: looked at beside the present one, named and restored. */
export default function VersionenDialog({ onClose }: Props) {
  const { t } = useTranslation('werbemittel')
  const titleId = useId()
  const small = useMediaQuery('(max-width: 599.95px)')
  const { idPtWerbemittel } = useEditorParts()
  const query = useQuery(werbemittelQueries.versionen(idPtWerbemittel))
  const actions = useVersionActions(onClose)
  const [wanted, choose] = useState<number | null>(null)
  const partsOf = (versionen: readonly WerbemittelVersion[]) => ({
    ...actions,
    versionen,
    chosen: versionen.find((one) => one.idPtWerbemittelVersion === wanted) ?? versionen[0] ?? null,
    choose,
  })
  return (
    <Dialog
      open
      fullWidth
      fullScreen={small}
      // With nothing to compare there is little to show.
      maxWidth={query.data?.length === 0 ? 'sm' : 'lg'}
      lang="de"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span style={{ flexGrow: 1 }}>{t('editor.versionen.title')}</span>
        <IconButton edge="end" aria-label={t('editor.versionen.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minBlockSize: { sm: query.data?.length === 0 ? 0 : '70dvh' } }}>
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
          {(versionen) => (
            <VersionenContext value={partsOf(versionen)}>
              <Box sx={versionen.length === 0 ? undefined : BESIDE_SX}>
                <Kept />
                <VersionDetail />
              </Box>
            </VersionenContext>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}

/** The list beside the comparison. */
const BESIDE_SX = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '300px minmax(0, 1fr)' } } as const

/** Below it the list keeps to a window beside the comparison, and scrolls there. */
const LIST_SX = { maxBlockSize: { xs: 240, md: '60dvh' }, overflow: 'auto', scrollbarWidth: 'thin' } as const

/** The list, and above it the way into it. */
function Kept() {
  const { t } = useTranslation('werbemittel')
  const { versionen } = useVersionenParts()
  const [naming, setNaming] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minInlineSize: 0 }}>
      {naming ? (
        <NameForm version={null} onDone={() => setNaming(false)} />
      ) : (
        <Button variant="outlined" startIcon={<Tag size={18} />} onClick={() => setNaming(true)}>
          {t('editor.versionen.keep')}
        </Button>
      )}
      {versionen.length === 0 ? (
        <Typography variant="body2">{t('editor.versionen.empty')}</Typography>
      ) : (
        <Box sx={LIST_SX}>
          <VersionList />
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('editor.versionen.hint', { anzahl: VERSIONEN_OHNE_NAMEN_MAX })}
      </Typography>
    </Box>
  )
}
