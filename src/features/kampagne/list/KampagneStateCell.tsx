import { Box } from '@mui/material'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { naechsterSchritt, WER_LABEL } from '#src/domain/kampagne/schritt.ts'
import { Deadline } from '#src/entities/kampagne/Deadline.tsx'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { heute } from '#src/shared/clock.ts'
import { TestChip } from '../components/TestChip.tsx'

interface Props {
  kampagne: KampagneZeile
}

/** State, what is next, who must act, until when. */
export function KampagneStateCell({ kampagne }: Props) {
  const { text, wer, bis } = naechsterSchritt(kampagne, heute())
  return (
    <Box
      component="span"
      sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, textAlign: 'start', typography: 'caption' }}
    >
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <KampagneStateChip state={kampagne.state} />
        {kampagne.testmodus && <TestChip />}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {wer !== null && (
          <Box component="strong" sx={{ fontWeight: 600, color: wer === 'kunde' ? 'stempel.main' : 'text.primary' }}>
            {`${WER_LABEL[wer]}: `}
          </Box>
        )}
        {text}
      </Box>
      {bis !== null && wer !== null && <Deadline bis={bis} />}
    </Box>
  )
}
