import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import CheckCheck from 'lucide-react/icons/check-check'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Deadline } from '#src/entities/kampagne/Deadline.tsx'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { paths } from '#src/shared/routing/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import type { Aufgabe } from '../sieSindDran.ts'

interface Props {
  aufgaben: Aufgabe[]
  kampagnenTotal: number
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 16,
    paddingBlock: 14,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& li:last-of-type': { paddingBlockEnd: 0 },
  '& .sheet': { inlineSize: 72, blockSize: 48, display: 'grid', placeItems: 'center' },
  '& .sheet > *': { maxInlineSize: 72, maxBlockSize: 48, boxShadow: 'var(--sheet-shadow)' },
  '& .sheet > span': {
    inlineSize: 72,
    blockSize: 38,
    border: `1px dashed ${theme.vars.palette.divider}`,
    boxShadow: 'none',
  },
  '& .task': { color: 'inherit', textDecoration: 'none', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .task::after': { content: '""', position: 'absolute', inset: 0 },
  '& .task:hover': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
    '& .sheet': { display: 'none' },
  },
}))

/** "Sie sind dran": what waits for this user, with the clock of each. */
export function AufgabenSection({ aufgaben, kampagnenTotal }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Section
      title={t('aufgaben.title')}
      aside={
        aufgaben.length > 0 && (
          <Typography variant="body2" sx={{ color: 'stempel.main', fontWeight: 600 }}>
            {t('aufgaben.count', { count: aufgaben.length })}
          </Typography>
        )
      }
    >
      {aufgaben.length === 0 ? <NothingToDo /> : <Tasks aufgaben={aufgaben} />}
      {kampagnenTotal > 0 && (
        <Button component={Link} to={paths.kampagne} size="small" sx={{ marginBlockStart: 2, marginInlineStart: -1.5 }}>
          {t('aufgaben.all', { count: kampagnenTotal })}
        </Button>
      )}
    </Section>
  )
}

function Tasks({ aufgaben }: { aufgaben: Aufgabe[] }) {
  return (
    <List>
      {aufgaben.map(({ kampagne, schritt }) => (
        <li key={kampagne.idPtKampagne}>
          <span className="sheet">
            {kampagne.vorschau === null ? <span /> : <img src={kampagne.vorschau} alt="" />}
          </span>
          <Box sx={{ minInlineSize: 0 }}>
            <Link className="task" to={paths.kampagneEditieren(kampagne.idPtKampagne)}>
              {kampagne.bezeichnung}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {schritt.text}
            </Typography>
            {schritt.bis !== null && (
              <Typography variant="caption" component="p" sx={{ marginBlockStart: 0.25 }}>
                <Deadline bis={schritt.bis} />
              </Typography>
            )}
          </Box>
          <div>
            <KampagneStateChip state={kampagne.state} />
          </div>
        </li>
      ))}
    </List>
  )
}

/** Tasks of about the size that comes. */
export function AufgabenSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('aufgaben.title')}>
      <List aria-hidden>
        {[48, 62, 40, 56, 44, 52].map((percent) => (
          <li key={percent}>
            <span className="sheet">
              <Skeleton variant="rectangular" width={72} height={38} sx={{ boxShadow: 'none' }} />
            </span>
            <div>
              <Skeleton width={`${percent}%`} sx={{ fontSize: '0.9375rem', lineHeight: 1.55 }} />
              <Skeleton width={`${percent + 16}%`} sx={{ typography: 'body2' }} />
              <Skeleton width={150} sx={{ typography: 'caption', marginBlockStart: 0.25 }} />
            </div>
            <Skeleton variant="rounded" width={112} height={24} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function NothingToDo() {
  const { t } = useTranslation('dashboard')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'success.main' }}>
      <CheckCheck size={24} aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{t('aufgaben.none')}</Typography>
    </Box>
  )
}
