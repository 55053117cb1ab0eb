import { Box } from '@mui/material'
import { Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'

interface Props {
  kampagne: KampagneZeile
}

/** Picture of the front, name, and for whom. */
export function KampagneNameCell({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { bezeichnung, vorschau, format, zielgruppeBezeichnung } = kampagne
  const portrait = format !== null && format !== 'maxipostkarte'
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5, minInlineSize: { sm: 240 } }}>
      <Box component="span" sx={{ width: 88, height: 56, flexShrink: 0, display: 'grid', placeItems: 'center' }}>
        {vorschau ? (
          <Box
            component="img"
            src={vorschau}
            alt=""
            sx={{
              maxWidth: 1,
              maxHeight: 1,
              height: portrait ? 56 : 'auto',
              width: portrait ? 'auto' : 88,
              boxShadow: 'var(--sheet-shadow)',
              bgcolor: 'papier',
            }}
          />
        ) : (
          <Box
            component="span"
            sx={{
              width: 88,
              height: 47,
              display: 'grid',
              placeItems: 'center',
              border: 1,
              borderStyle: 'dashed',
              borderColor: 'divider',
              color: 'text.disabled',
              bgcolor: 'background.paper',
            }}
          >
            <Image size={20} aria-hidden />
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {bezeichnung || t('list.noName')}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>
          {zielgruppeBezeichnung ?? t('list.noZielgruppe')}
        </Box>
      </Box>
    </Box>
  )
}
