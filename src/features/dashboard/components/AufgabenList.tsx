import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { naechsterSchritt } from '#src/domain/kampagne/schritt.ts'
import { heute } from '#src/shared/clock.ts'
import { Deadline } from '#src/entities/kampagne/Deadline.tsx'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { PagePicture } from '#src/entities/werbemittel/PagePicture.tsx'
import { paths } from '#src/routes/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import { whenIdle } from '#src/shared/whenIdle.ts'

/** Room for a picture, px. */
const PICTURE = { width: 72, height: 48 }

/** One rule for the whole list: its rows repeat, and a component for each cell would cost more than what it shows. */
const Tasks = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${PICTURE.width}px minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: 16,
    paddingBlock: 14,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
  '& li:last-of-type': { paddingBlockEnd: 0 },
  '& figure': {
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    inlineSize: PICTURE.width,
    blockSize: PICTURE.height,
  },
  '& img': { boxShadow: 'var(--sheet-shadow)' },
  '& figure > span': { inlineSize: PICTURE.width, blockSize: 38, border: `1px dashed ${theme.vars.palette.divider}` },
  // A separate line: beside the other weight its height would change when its font arrives.
  '& a': {
    display: 'block',
    inlineSize: 'fit-content',
    color: 'inherit',
    fontWeight: theme.typography.fontWeightMedium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  // The whole row leads there.
  '& a::after': { content: "''", position: 'absolute', inset: 0 },
  '& a:hover': { color: theme.vars.palette.primary.main },
  '& p': { margin: 0, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', marginBlockStart: 2, ...theme.typography.caption },
  [theme.breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
    '& figure': { display: 'none' },
  },
}))

interface Props {
  kampagnen: readonly KampagneZeile[]
}

/** What waits, with the campaign's front, its state and the last day. */
export function AufgabenList({ kampagnen }: Props) {
  const today = heute()
  // Pictures come last: nothing that one needs to read or to click waits for them.
  const [idle, setIdle] = useState(false)
  useEffect(() => void whenIdle().then(() => setIdle(true)), [])
  return (
    <Tasks>
      {kampagnen.map((kampagne) => (
        <AufgabenRow key={kampagne.idPtKampagne} kampagne={kampagne} today={today} withPicture={idle} />
      ))}
    </Tasks>
  )
}

interface RowProps {
  kampagne: KampagneZeile
  today: string
  withPicture: boolean
}

function AufgabenRow({ kampagne, today, withPicture }: RowProps) {
  const { text, bis } = naechsterSchritt(kampagne, today)
  return (
    <li>
      <figure aria-hidden>
        {withPicture && kampagne.vorschau !== null ? (
          <PagePicture src={kampagne.vorschau} format={kampagne.format} bounds={[PICTURE.width, PICTURE.height]} />
        ) : (
          <span />
        )}
      </figure>
      <div>
        <Link to={paths.kampagneEditieren(kampagne.idPtKampagne)}>{kampagne.bezeichnung}</Link>
        <p>{text}</p>
        {bis !== null && (
          <small>
            <Deadline bis={bis} />
          </small>
        )}
      </div>
      <div>
        <KampagneStateChip state={kampagne.state} />
      </div>
    </li>
  )
}

/** Tasks of about the size that comes. */
export function AufgabenSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('aufgaben.title')}>
      <Tasks aria-hidden>
        {[48, 62, 40, 56, 44, 52].map((percent) => (
          <li key={percent}>
            <figure>
              <span />
            </figure>
            <div>
              <Skeleton width={`${percent}%`} />
              <p>
                <Skeleton width={`${percent + 16}%`} />
              </p>
              <small>
                <Skeleton width={150} />
              </small>
            </div>
            <Skeleton width={112} />
          </li>
        ))}
      </Tasks>
    </Section>
  )
}
