import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { MotivWunsch } from '#src/engines/images/worker.ts'
import { AuftragList } from './AuftragList.tsx'
import { DienstBestellung } from './DienstBestellung.tsx'
import { useEntwurf } from './entwurfContext.ts'
import { MotivVorschlaege } from './MotivVorschlaege.tsx'
import { WunschFields } from './WunschFields.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Results = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', minInlineSize: 0 })

interface Props {
  /** What can be done with a motif that is proposed. */
  children: (motiv: MotivWunsch) => ReactNode
}

/** What is wished for on one side, what comes of it on the other. */
export function EntwurfView({ children }: Props) {
  const { wunsch, stand } = useEntwurf()
  const dienst = stand.dienst !== null && wunsch.weg === 'dienst'
  return (
    <Columns>
      <WunschFields />
      <Results>
        <AuftragList />
        {dienst ? <DienstBestellung /> : <MotivVorschlaege>{children}</MotivVorschlaege>}
      </Results>
    </Columns>
  )
}
