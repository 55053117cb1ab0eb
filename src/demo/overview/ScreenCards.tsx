import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NamedScreen } from '../screens.ts'

/** One card per screen; the whole card is its link. */
export function ScreenCards({ screens }: { screens: readonly NamedScreen[] }) {
  const { t } = useTranslation('demo')
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        gap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {screens.map(({ key, to, Icon }) => (
        <Box
          component="li"
          key={to}
          sx={{
            position: 'relative',
            display: 'flex',
            gap: 2,
            padding: 2.5,
            backgroundColor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '&:hover, &:focus-within': { borderColor: 'primary.main' },
          }}
        >
          <Box aria-hidden sx={{ color: 'primary.main', lineHeight: 0, paddingBlockStart: 0.25 }}>
            <Icon size={24} />
          </Box>
          <div>
            <Typography variant="h3" component="h2" sx={{ '& a': { color: 'inherit', textDecoration: 'none' } }}>
              <Box component={Link} to={to} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
                {t(`screen.${key}.title`)}
              </Box>
            </Typography>
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t(`screen.${key}.text`)}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  )
}
