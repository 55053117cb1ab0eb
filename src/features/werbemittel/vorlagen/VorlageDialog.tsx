import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import X from '#src/shared/icons/X.svg'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { paths } from '#src/routes/paths.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { MAX_NAME } from '../werbemittelForm.ts'
import { useBeginneVorlage } from './useBeginneVorlage.ts'
import { VorlageBild } from './VorlageBild.tsx'
import type { Vorlage, VorlageZeile } from './vorlage.ts'
import { vorlageQuery } from './vorlagen.ts'

interface Props {
  zeile: VorlageZeile
  /** What the design is to be called; empty: as the template. */
  name: string
  onClose: () => void
}

/** A template large, with the customer's own name and colour, and the way to begin with it. */
export function VorlageDialog({ zeile, name, onClose }: Props) {
  const { t } = useTranslation('werbemittel')
  const titleId = useId()
  const small = useMediaQuery('(max-width: 599.95px)')
  const [bezeichnung, setBezeichnung] = useState(name.trim() || zeile.bezeichnung)
  const query = useQuery(vorlageQuery(zeile.id))
  const begin = useBeginneVorlage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const start = async () => {
    if (query.data === undefined) return
    const made = await begin
      .mutateAsync({ vorlage: query.data, bezeichnung: bezeichnung.trim() || zeile.bezeichnung })
      .catch(() => null)
    // The address keeps the way back to the campaign that asked for it.
    if (made) await navigate({ pathname: paths.werbemittelEditieren(made.idPtWerbemittel), search }, { replace: true })
  }
  return (
    <Dialog open fullWidth fullScreen={small} maxWidth="lg" lang="de" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span style={{ flexGrow: 1 }}>{zeile.bezeichnung}</span>
        <IconButton edge="end" aria-label={t('vorlagen.schliessen')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`vorlagen.branchen.${zeile.branche}`)} · {FORMATS[zeile.format].label}. {t('vorlagen.hinweis')}
        </Typography>
        <QueryView whole query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
          {(vorlage) => <Seiten vorlage={vorlage} />}
        </QueryView>
        {begin.error && (
          <Alert severity="error">
            {begin.error instanceof ApiError ? begin.error.message : t('vorlagen.gescheitert')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1.5, padding: 2 }}>
        <TextField
          size="small"
          label={t('form.name')}
          value={bezeichnung}
          onChange={({ target }) => setBezeichnung(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
          sx={{ flex: '1 1 220px', maxInlineSize: { sm: 360 } }}
        />
        <Button
          variant="contained"
          disabled={query.data === undefined}
          loading={begin.isPending}
          onClick={() => void start()}
        >
          {t('vorlagen.beginnen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Seiten({ vorlage }: { vorlage: Vorlage }) {
  const { t } = useTranslation('werbemittel')
  const { final, pages } = FORMATS[vorlage.format]
  const portrait = final.h > final.w
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'center',
        padding: { xs: 1.5, sm: 3 },
        bgcolor: 'schreibtisch',
        borderRadius: 1,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${portrait ? 300 : 420}px), 1fr))`,
      }}
    >
      {pages.map((side) => (
        <Box key={side} component="figure" sx={{ margin: 0, inlineSize: '100%', maxInlineSize: portrait ? 460 : 640 }}>
          <VorlageBild {...{ vorlage, side }} />
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            {t(`seite.${side}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
