import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { Editor } from '../editor/Editor.tsx'

const GESPERRT: readonly Werbemittel['status'][] = ['gesperrt', 'archiviert']

/** Editor of one Werbemittel; as wide and high as the window allows. */
export default function WerbemittelEditPage() {
  const idPtWerbemittel = Number(useParams().idPtWerbemittel)
  // The editor holds the newest state itself: fetching behind its back would only show an older one.
  const query = useQuery({ ...werbemittelQueries.detail(idPtWerbemittel), staleTime: Infinity })
  return (
    <Box
      lang="de"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        blockSize: { md: 'calc(100dvh - var(--editor-rahmen, 152px))' },
        minBlockSize: { md: 480 },
        inlineSize: '100vw',
        marginInline: 'calc(50% - 50vw)',
      }}
    >
      <QueryView query={query} skeleton={<Skeleton variant="rectangular" height={560} />}>
        {(werbemittel) => (
          <Editor
            key={werbemittel.idPtWerbemittel}
            werbemittel={werbemittel}
            nurLesen={GESPERRT.includes(werbemittel.status)}
          />
        )}
      </QueryView>
    </Box>
  )
}
