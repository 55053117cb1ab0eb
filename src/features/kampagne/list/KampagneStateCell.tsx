import { styled } from '@mui/material/styles'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { naechsterSchritt, WER_LABEL } from '#src/domain/kampagne/schritt.ts'
import { Deadline } from '#src/entities/kampagne/Deadline.tsx'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { heute } from '#src/shared/clock.ts'
import { TestChip } from '../components/TestChip.tsx'

interface Props {
  kampagne: KampagneZeile
}

const Cell = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  ...theme.typography.caption,
  textAlign: 'left',
  '& > :first-child': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& > :nth-child(2)': { color: theme.vars.palette.text.secondary },
  '& [data-wer]': { color: theme.vars.palette.text.primary },
  "& [data-wer='kunde']": { color: theme.vars.palette.stempel.main },
}))

/** State, what is next, who must act, until when. */
export function KampagneStateCell({ kampagne }: Props) {
  const { text, wer, bis } = naechsterSchritt(kampagne, heute())
  return (
    <Cell>
      <span>
        <KampagneStateChip state={kampagne.state} />
        {kampagne.testmodus && <TestChip />}
      </span>
      <span>
        {wer !== null && <strong data-wer={wer}>{`${WER_LABEL[wer]}: `}</strong>}
        {/* An element of its own, as in NameCell. */}
        <span>{text}</span>
      </span>
      {bis !== null && wer !== null && <Deadline bis={bis} />}
    </Cell>
  )
}
