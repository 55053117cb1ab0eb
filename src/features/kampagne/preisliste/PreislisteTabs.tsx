import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preisliste } from '#src/contract/preisliste.ts'
import { PREIS_GRUPPE_LABEL } from '#src/domain/price/preisliste.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { preisColumns } from './preisColumns.tsx'

interface Props {
  preisliste: Preisliste
}

/** Category, then subcategory, then group, each as a row of tabs (spec 2). */
export function PreislisteTabs({ preisliste }: Props) {
  const { t } = useTranslation('preisliste')
  if (Object.keys(preisliste).length === 0) return <Typography>{t('empty')}</Typography>
  return (
    <TabLevel label={t('level.category')} nodes={preisliste}>
      {(subcategories) => (
        <TabLevel label={t('level.subcategory')} nodes={subcategories}>
          {(groups) => (
            <TabLevel label={t('level.group')} nodes={groups} titleOf={groupTitle}>
              {(entries, group) => (
                <DataTable
                  caption={t('caption', { group })}
                  columns={preisColumns(group, t)}
                  rows={entries}
                  rowKey={({ internalName, min }) => `${internalName}-${min ?? ''}`}
                />
              )}
            </TabLevel>
          )}
        </TabLevel>
      )}
    </TabLevel>
  )
}

function groupTitle(group: string): string {
  return Object.entries(PREIS_GRUPPE_LABEL).find(([known]) => known === group)?.[1] ?? group
}

interface LevelProps<T> {
  /** Name of the row of tabs for screen readers. */
  label: string
  nodes: Record<string, T>
  titleOf?: (key: string) => string
  children: (node: T, key: string) => ReactNode
}

function TabLevel<T>({ label, nodes, titleOf = (key) => key, children }: LevelProps<T>) {
  const id = useId()
  const [wanted, setWanted] = useState<string | null>(null)
  const keys = Object.keys(nodes)
  // The level above may have changed to one that does not know the chosen key.
  const chosen = wanted !== null && keys.includes(wanted) ? wanted : keys[0]
  const node = chosen === undefined ? undefined : nodes[chosen]
  if (chosen === undefined || node === undefined) return null
  return (
    <>
      <Tabs
        value={chosen}
        onChange={(_, key: string) => setWanted(key)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {keys.map((key) => (
          <Tab
            key={key}
            value={key}
            label={titleOf(key)}
            id={`${id}-tab-${key}`}
            {...(key === chosen ? { 'aria-controls': `${id}-panel` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {children(node, chosen)}
      </Box>
    </>
  )
}
