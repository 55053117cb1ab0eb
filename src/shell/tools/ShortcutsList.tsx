import { styled } from '@mui/material/styles'
import Files from '#src/shared/icons/Files.svg'
import Mails from '#src/shared/icons/Mails.svg'
import Users from '#src/shared/icons/Users.svg'
import { useTranslation } from 'react-i18next'
import { MenuList } from './MenuList.tsx'
import { usePopup } from '../parts/popup.ts'
import { useShortcuts, type ShortcutKey } from './shortcuts.ts'

const ICONS: Record<ShortcutKey, typeof Users> = { zielgruppe: Users, werbemittel: Files, kampagne: Mails }

const Head = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 16px 2px',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}))

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginBlock: 2,
  borderRadius: 8,
  color: theme.vars.palette.ton.primary.fg,
  backgroundColor: theme.vars.palette.ton.primary.bg,
}))

/** The lists that the user may see. */
export function ShortcutsList() {
  const { onClose } = usePopup()
  const { t } = useTranslation(['shell', 'common'])
  const entries = useShortcuts().map(({ key, title, to }) => {
    const Icon = ICONS[key]
    return {
      key,
      label: t(title),
      lang: 'de',
      icon: (
        <Tile className="icon">
          <Icon size={20} aria-hidden />
        </Tile>
      ),
      to,
      onClick: onClose,
    }
  })
  return <MenuList label={t('shortcuts')} head={<Head aria-hidden>{t('shortcuts')}</Head>} entries={entries} />
}
