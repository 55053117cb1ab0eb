import { useTranslation } from 'react-i18next'
import { FilterTabs } from '../ui/FilterTabs.tsx'
import type { AnyList } from './useListParams.ts'

/** What is in use, or what was put aside. */
export function ArchiveTabs({ list }: { list: AnyList }) {
  const { t } = useTranslation('common')
  return (
    <FilterTabs
      label={t('list.views')}
      value={list.params.archiviert ? 'archiv' : 'aktuell'}
      tabs={[
        { value: 'aktuell', label: t('list.aktuell') },
        { value: 'archiv', label: t('list.archiv') },
      ]}
      onChange={(view) => list.change({ archiviert: view === 'archiv' ? true : undefined })}
    />
  )
}
