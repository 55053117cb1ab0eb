import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import X from '#src/shared/icons/X.svg'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clearMeldungen, type Meldung } from '#src/entities/verbindung/meldungen.ts'
import { bereiche } from '#src/shared/settings.ts'
import { CopyButton } from '#src/shared/ui/CopyButton.tsx'
import { setSwitch } from './developerSwitch.ts'
import { MeldungItem } from './MeldungItem.tsx'
import { meldungenText } from './meldungText.ts'

const Place = styled(Drawer)({ '& .MuiDrawer-paper': { maxBlockSize: 'min(640px, 80dvh)' } })

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: '4px 12px',
  paddingBlock: 12,
  paddingInline: '24px 12px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { paddingInlineStart: 16 },
  '& h2': { outline: 0 },
  '& .tools': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 },
}))

const Body = styled('section')(({ theme }) => ({
  overflowY: 'auto',
  paddingBlock: 4,
  paddingInline: 24,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > p': { marginBlock: 16 },
}))

interface Props {
  open: boolean
  meldungen: readonly Meldung[]
  onClose: () => void
}

/** The messages of this tab, newest first, to be read, copied and cleared. */
export function ConnectionDrawer({ open, meldungen, onClose }: Props) {
  const { t } = useTranslation('verbindung')
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const named = bereiche()

  /** The list is gone then, and its button rests; the focus stays in the panel. */
  function clear(): void {
    clearMeldungen()
    title.current?.focus()
  }

  return (
    <Place
      open={open}
      onClose={onClose}
      anchor="bottom"
      transitionDuration={{ enter: 180, exit: 140 }}
      slotProps={{ paper: { 'aria-labelledby': id, lang: 'de' } }}
    >
      <Head>
        <Typography id={id} ref={title} variant="h2" component="h2" tabIndex={-1}>
          {t('panel.title')}
        </Typography>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
        <Typography variant="body2" component="p" color="textSecondary">
          {t('panel.lead')}
        </Typography>
        <div className="tools">
          <CopyButton text={meldungenText(meldungen)} label={t('panel.copy')} />
          <Button size="small" color="inherit" disabled={meldungen.length === 0} onClick={clear}>
            {t('panel.clear')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setSwitch(false)}>
            {t('panel.off')}
          </Button>
        </div>
      </Head>
      <Body tabIndex={0} aria-label={t('panel.messages')}>
        <Typography component="output" variant="body2">
          {meldungen.length === 0 && t('panel.empty')}
        </Typography>
        <ul>
          {meldungen.map((meldung) => (
            <MeldungItem key={meldung.nr} meldung={meldung} />
          ))}
        </ul>
        {named !== null && <Typography variant="body2">{t('panel.parts', { bereiche: named.join(', ') })}</Typography>}
      </Body>
    </Place>
  )
}
