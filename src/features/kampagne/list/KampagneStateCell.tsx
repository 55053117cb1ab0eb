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
    <span className="state-cell">
      <span className="chips">
        <KampagneStateChip state={kampagne.state} />
        {kampagne.testmodus && <TestChip />}
      </span>
      <span className="soft">
        {wer !== null && <strong className={wer === 'kunde' ? 'mine' : 'others'}>{`${WER_LABEL[wer]}: `}</strong>}
        {text}
      </span>
      {bis !== null && wer !== null && <Deadline bis={bis} />}
    </span>
  )
}
