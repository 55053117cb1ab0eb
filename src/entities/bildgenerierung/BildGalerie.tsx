import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import type { useListParams } from '#src/shared/list/useListParams.ts'
import { Postcard } from '#src/shared/ui/drawings/Postcard.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { HERKUNFT, type BilderParams } from './bilderListe.ts'
import { bildQueries } from './queries.ts'

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})

interface Props {
  list: ReturnType<typeof useListParams<BilderParams>>
  children: (bild: Bild) => ReactNode
}

/** The pictures that were made, to be found again. */
export function BildGalerie({ list, children }: Props) {
  const { t } = useTranslation(['bildgenerierung', 'common'])
  const ability = useAppAbility()
  const query = useQuery(bildQueries.list(list.params))
  return (
    <ListView
      list={list}
      query={query}
      search={t('galerie.suche')}
      filters={
        <>
          <FilterSelect
            label={t('galerie.zeige')}
            all={t('galerie.alle')}
            value={list.params.favorit ? 'favorit' : undefined}
            options={[{ value: 'favorit', label: t('galerie.favoriten') }]}
            onChange={(chosen) => list.change({ favorit: chosen ? true : undefined })}
          />
          <FilterSelect
            label={t('galerie.herkunft')}
            all={t('galerie.jede')}
            value={list.params.quelle}
            options={HERKUNFT.map((quelle) => ({
              value: quelle,
              label: t(`common:kennzeichnung.${quelle === 'muster' ? 'muster' : 'ki'}.label`),
            }))}
            onChange={(quelle) => list.change({ quelle })}
          />
        </>
      }
      sortLabel={(sort) => t(`galerie.sortBy.${sort}`)}
      skeleton={
        <Grid>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} variant="rounded" height={380} />
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          drawing={<Postcard />}
          title={t('galerie.leer')}
          text={t(ability.can('create', 'Bildgenerierung') ? 'galerie.leerText' : 'galerie.leerTextLesend')}
        />
      }
      linked={
        list.params.idPtBildgenerierung === undefined
          ? undefined
          : {
              label: t('galerie.auftrag', { nr: list.params.idPtBildgenerierung }),
              onRemove: () => list.change({ idPtBildgenerierung: undefined }),
            }
      }
    >
      {({ bilder }) => (
        <Grid>
          {bilder.map((bild) => (
            <div key={bild.idPtBild} style={{ display: 'grid' }}>
              {children(bild)}
            </div>
          ))}
        </Grid>
      )}
    </ListView>
  )
}
