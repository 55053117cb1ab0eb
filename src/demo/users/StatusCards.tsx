import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import Users from '#src/shared/icons/Users.svg'
import { useTranslation } from 'react-i18next'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { useFormats } from '../list/formats.ts'
import { USER_STATUS } from './UserMarks.tsx'
import { STATUSES, type UserListParams } from './userParams.ts'
import { userQueries } from './userQueries.ts'

const CARDS = ['all', ...STATUSES] as const
const TILES = { all: { Icon: Users, tone: 'primary' }, ...USER_STATUS } as const

const Card = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  padding: '14px 16px',
  textAlign: 'start',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  '&:hover': { borderColor: theme.vars.palette.kante },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& strong': { display: 'block', fontSize: theme.typography.h2.fontSize, lineHeight: 1.3 },
}))

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'primary' | 'success' | 'warning' | 'secondary'
}>(({ theme, tone }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  flexShrink: 0,
  borderRadius: 6,
  color: theme.vars.palette.ton[tone].fg,
  backgroundColor: theme.vars.palette.ton[tone].bg,
}))

interface Props {
  params: UserListParams
  onChange: (status: DemoUser['status'] | undefined) => void
}

/** Filter by status; each card says how many it would show. */
export function StatusCards({ params, onChange }: Props) {
  const { t } = useTranslation('demoUsers')
  const { number } = useFormats()
  // A failure is told by the list, which asks the same endpoint.
  const { data: counts } = useQuery(userQueries.counts(params))
  return (
    <Box
      component="fieldset"
      aria-label={t('field.status')}
      sx={{
        display: 'grid',
        margin: 0,
        padding: 0,
        border: 0,
        minInlineSize: 0,
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {CARDS.map((card) => {
        const { Icon, tone } = TILES[card]
        const count = counts?.get(card)
        const status = card === 'all' ? undefined : card
        return (
          <Card key={card} aria-pressed={params.status === status} onClick={() => onChange(status)}>
            <span>
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {t(`statusCard.${card}`)}
              </Box>
              <strong>{count === undefined ? t('notKnown') : number(count)}</strong>
            </span>
            <Tile tone={tone}>
              <Icon size={20} aria-hidden />
            </Tile>
          </Card>
        )
      })}
    </Box>
  )
}
