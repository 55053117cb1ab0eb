import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import BadgeEuro from '#src/shared/icons/BadgeEuro.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import ImageOff from '#src/shared/icons/ImageOff.svg'
import Images from '#src/shared/icons/Images.svg'
import ListChecks from '#src/shared/icons/ListChecks.svg'
import MessageSquareText from '#src/shared/icons/MessageSquareText.svg'
import PackageCheck from '#src/shared/icons/PackageCheck.svg'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import Send from '#src/shared/icons/Send.svg'
import Stamp from '#src/shared/icons/Stamp.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { now } from '#src/shared/clock.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { timeAgo } from '#src/shared/timeAgo.ts'
import type { Benachrichtigung, BenachrichtigungArt } from './source.ts'

const ICONS: Record<BenachrichtigungArt, typeof Stamp> = {
  freigabeAngefragt: Stamp,
  freigabeErteilt: CircleCheck,
  aenderungGewuenscht: MessageSquareText,
  zahlungErhalten: BadgeEuro,
  versandVorbereitet: PackageCheck,
  versendet: Send,
  adressenGeprueft: ListChecks,
  rechnung: ReceiptText,
  bilderFertig: Images,
  bilderFehlgeschlagen: ImageOff,
}

const tone = (theme: Theme, name: 'primary' | 'secondary' | 'stempel') => ({
  color: theme.vars.palette.ton[name].fg,
  backgroundColor: theme.vars.palette.ton[name].bg,
})

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '10px 2px 10px 10px',
  borderRadius: 8,
  '&:has(a:hover)': { backgroundColor: theme.vars.palette.action.hover },
  '& .icon': { flexShrink: 0, display: 'grid', placeItems: 'center', inlineSize: 36, blockSize: 36, borderRadius: 8 },
  '& .icon.own': tone(theme, 'stempel'),
  '& .icon.other': tone(theme, 'primary'),
  '&.read .icon': tone(theme, 'secondary'),
  '& .words': { flexGrow: 1, minInlineSize: 0, fontSize: theme.typography.body2.fontSize, lineHeight: 1.45 },
  '& .title': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '&.read .title': { fontWeight: 400 },
  // The whole row is the link.
  '& a.title::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& a.title:focus-visible': { outline: 0 },
  '& a.title:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& p': { margin: '2px 0', color: theme.vars.palette.text.secondary },
  '& time': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
  '& .sample': {
    marginInlineStart: 8,
    paddingInline: 6,
    borderRadius: 4,
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  },
  // Above the link of the row.
  '& button': { position: 'relative', alignSelf: 'center', flexShrink: 0, inlineSize: 32, blockSize: 32 },
  '& button::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}))

interface Props {
  entry: Benachrichtigung
  /** Gets what keeps the focus, now that the button that was used is gone. */
  onRead: (place: HTMLElement | null) => void
  onFollow: () => void
}

/** One notification. Its dot says that it is new and is the way to mark it as read. */
export function NotificationItem({ entry, onRead, onFollow }: Props) {
  const { t, i18n } = useTranslation('notifications')
  const { art, titel, text, link, gelesen, zeit, prioritaet, beispiel } = entry
  const lang = beispiel ? undefined : 'de'
  const Icon = ICONS[art]
  return (
    <Row className={gelesen ? 'read' : ''}>
      <span className={prioritaet === 'hoch' ? 'icon own' : 'icon other'}>
        <Icon size={20} aria-hidden />
      </span>
      <div className="words">
        {!gelesen && <span style={visuallyHidden}>{t('unread')} </span>}
        {link === null ? (
          <span className="title" lang={lang} tabIndex={-1}>
            {titel}
          </span>
        ) : (
          <Link className="title" lang={lang} to={link} onClick={onFollow}>
            {titel}
          </Link>
        )}
        <p lang={lang}>{text}</p>
        <time dateTime={zeit.toISOString()}>{timeAgo(zeit, now(), i18n.language)}</time>
        {beispiel && <span className="sample">{t('sampleMark')}</span>}
      </div>
      {!gelesen && (
        <IconButton
          aria-label={t('markRead', { title: titel })}
          title={t('markReadTip')}
          onClick={({ currentTarget }) =>
            onRead(currentTarget.parentElement?.querySelector<HTMLElement>('.title') ?? null)
          }
        />
      )}
    </Row>
  )
}
