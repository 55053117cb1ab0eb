import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useTranslation } from 'react-i18next'
import type { WerbemittelVersion } from '#src/contract/werbemittelVersion.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { anlassText, versionTitle } from './versionTitle.ts'
import { useVersionenParts } from './VersionenContext.ts'

/** All kept states, the newest first; one of them is looked at. */
export function VersionList() {
  const { t } = useTranslation('werbemittel')
  const { versionen, chosen, choose } = useVersionenParts()
  return (
    <List dense disablePadding aria-label={t('editor.versionen.list')} sx={{ minInlineSize: 0 }}>
      {versionen.map((version) => (
        <ListItem key={version.idPtWerbemittelVersion} disablePadding>
          <ListItemButton
            selected={version === chosen}
            aria-current={version === chosen || undefined}
            onClick={() => choose(version.idPtWerbemittelVersion)}
            sx={{ borderRadius: 1, alignItems: 'flex-start', gap: 1 }}
          >
            <ListItemText
              primary={versionTitle(version)}
              secondary={<Meta version={version} />}
              slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } }, secondary: { component: 'div' } }}
            />
            {version.anlass === 'freigabe' && version.bezeichnung !== null && (
              <Chip size="small" label={t('editor.versionen.anlass.freigabe')} />
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

/** Moment and person, and the reason where the name does not say it. */
function Meta({ version }: { version: WerbemittelVersion }) {
  const { t } = useTranslation('werbemittel')
  return (
    <>
      {version.bezeichnung !== null && version.anlass !== 'benannt' && <Box>{anlassText(version)}</Box>}
      <Box>{t('editor.versionen.meta', { zeit: formatZeitpunkt(version.erstelltAm), name: version.erstelltVon })}</Box>
    </>
  )
}
