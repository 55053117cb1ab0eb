import { styled } from '@mui/material/styles'
import File from '#src/shared/icons/File.svg'
import Inbox from '#src/shared/icons/Inbox.svg'
import Send from '#src/shared/icons/Send.svg'
import ShieldAlert from '#src/shared/icons/ShieldAlert.svg'
import Star from '#src/shared/icons/Star.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DEMO_LABELS } from '#src/contract/demo/email.ts'
import type { DemoOperations } from '#src/contract/demo/index.ts'
import type { DemoOutput } from '#src/contract/demo/demoOperation.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { FOLDERS, type Folder } from './folders.ts'
import { LabelDot } from './LabelTag.tsx'

const ICONS = { inbox: Inbox, sent: Send, draft: File, starred: Star, spam: ShieldAlert, trash: Trash2 }

const Nav = styled('nav')(({ theme }) => ({
  padding: 12,
  minInlineSize: 0,
  '& h2': {
    margin: '16px 12px 4px',
    ...theme.typography.overline,
    color: theme.vars.palette.text.secondary,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 40,
    paddingInline: 12,
    borderRadius: theme.vars.shape.borderRadius,
    ...theme.typography.body2,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.grund },
  '& a:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& a[aria-current]': {
    fontWeight: 600,
    color: theme.vars.palette.ton.primary.fg,
    backgroundColor: theme.vars.palette.ton.primary.bg,
  },
  '& .count': { marginInlineStart: 'auto', ...theme.typography.caption, fontWeight: 600 },
  // On a phone both lists are rows that can be pushed aside.
  [theme.breakpoints.down('md')]: {
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    '& h2': visuallyHidden,
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 4 },
    '& ul + h2 + ul': { marginBlockStart: 4 },
    '& a > svg': { display: 'none' },
    '& a': { gap: 8, paddingInline: 10, border: `1px solid ${theme.vars.palette.divider}` },
  },
}))

interface Props {
  folder: Folder
  label: string | null
  counts: DemoOutput<DemoOperations['fetchEmails']>['emailsMeta'] | undefined
}

/** Folders with what is unread in them, and labels, which narrow the folder that is shown. */
export function FolderNav({ folder, label, counts }: Props) {
  const { t } = useTranslation('demoEmail')
  const unread: Partial<Record<Folder, number>> = counts ?? {}
  return (
    <Nav aria-label={t('folders')}>
      <ul>
        {FOLDERS.map((name) => {
          const Icon = ICONS[name]
          const count = unread[name] ?? 0
          return (
            <li key={name}>
              <Link to={`/demo/email/${name}`} aria-current={name === folder && label === null ? 'page' : undefined}>
                <Icon size={18} aria-hidden />
                {t(`folder.${name}`)}
                {count > 0 && (
                  <span className="count">
                    <span aria-hidden>{count}</span>
                    <span style={visuallyHidden}>{t('unread', { count })}</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      <h2>{t('labels')}</h2>
      <ul>
        {DEMO_LABELS.map((name) => (
          <li key={name}>
            <Link
              to={label === name ? `/demo/email/${folder}` : `/demo/email/${folder}?label=${name}`}
              aria-current={name === label ? 'true' : undefined}
            >
              <LabelDot label={name} />
              {t(`label.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  )
}
