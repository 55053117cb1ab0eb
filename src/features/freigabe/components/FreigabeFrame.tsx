import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'

interface Props {
  /** Whose mailing it is, or the room for it; null where nothing may be told. */
  firma: ReactNode
  marke?: FreigabeVorlage['marke']
  children: ReactNode
}

/** Paper with the sender's name at the top; search engines stay out, no address is passed on. */
export function FreigabeFrame({ firma, marke, children }: Props) {
  const { t } = useTranslation('freigabe')
  return (
    <Container maxWidth="lg" lang="de" sx={{ px: { xs: 2, sm: 3 } }}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {firma && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 1.5,
            pt: 3,
            pb: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
          // The owner's colour belongs to his head alone: whatever has to be read keeps the page's own.
          style={marke?.farbe ? { borderBlockStart: `4px solid ${marke.farbe}` } : undefined}
        >
          {marke?.logo && (
            // Logos are drawn for paper.
            <Box
              component="img"
              src={marke.logo}
              alt=""
              sx={{
                display: 'block',
                maxInlineSize: 200,
                maxBlockSize: 56,
                p: 0.5,
                borderRadius: 0.5,
                bgcolor: 'papier',
              }}
            />
          )}
          <Box sx={{ minInlineSize: 0 }}>
            <Typography variant="body2" color="textSecondary">
              {t('page.from')}
            </Typography>
            <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {firma}
            </Typography>
          </Box>
        </Box>
      )}
      {children}
    </Container>
  )
}
