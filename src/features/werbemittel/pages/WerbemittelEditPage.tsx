import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { isBearbeitbar } from '../bearbeitbar.ts'
import { Editor } from '../editor/Editor.tsx'
import { tellScrollbarWidth } from '../editor/tellScrollbarWidth.ts'

/** The editor must not start from an older state than the stored one: its first save would be refused. */
export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.fetchQuery(werbemittelQueries.detail(Number(params.idPtWerbemittel)))

/** A restored version may have another format or print file: then the editor begins anew. */
const sheetOf = ({ idPtWerbemittel, format, pdf }: Werbemittel) => [idPtWerbemittel, format, pdf?.assetId].join(' ')

/** Editor of one Werbemittel; as wide and high as the window allows. */
export default function WerbemittelEditPage() {
  const idPtWerbemittel = Number(useParams().idPtWerbemittel)
  // The editor holds the newest state itself: fetching behind its back would only show an older one.
  const query = useQuery({ ...werbemittelQueries.detail(idPtWerbemittel), staleTime: Infinity })
  return (
    <Box
      ref={tellScrollbarWidth}
      lang="de"
      // The frame of the product gives it the whole window (ContentLayout).
      data-werkbank=""
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        blockSize: { md: '100%' },
        minBlockSize: { md: 440 },
        inlineSize: 'calc(100vw - var(--rollbalken, 0px) - var(--menu-space))',
        marginInline: 'calc(50% - (100vw - var(--rollbalken, 0px) - var(--menu-space)) / 2)',
      }}
    >
      <QueryView whole query={query} skeleton={<Skeleton variant="rectangular" height={560} />}>
        {(werbemittel) => (
          <Editor key={sheetOf(werbemittel)} werbemittel={werbemittel} nurLesen={!isBearbeitbar(werbemittel)} />
        )}
      </QueryView>
    </Box>
  )
}
