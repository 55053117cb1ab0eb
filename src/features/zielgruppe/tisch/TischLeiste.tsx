import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import Plus from '#src/shared/icons/Plus.svg'
import Redo2 from '#src/shared/icons/Redo2.svg'
import Undo2 from '#src/shared/icons/Undo2.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { useTimeout } from '#src/shared/useTimeout.ts'
import { befundText } from './befundText.ts'
import { SchrittButton } from './SchrittButton.tsx'
import type { TischZustand } from './useTisch.ts'
import { ZeilenFilter } from './ZeilenFilter.tsx'

interface Props {
  tisch: TischZustand
  onNeueZeile: () => void
  /** Shows the rows of all findings again. */
  onAlle: () => void
}

/** How long nothing is typed before it is looked for, ms. */
const WARTE_MS = 250

/** What is shown of the list, and what was done to it. */
export function TischLeiste({ tisch, onNeueZeile, onAlle }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { sicht, ansicht, stand, sucht } = tisch
  const [suche, setSuche] = useState('')
  useTimeout(
    () => {
      if (suche !== sicht.suche) void tisch.show({ suche })
    },
    WARTE_MS,
    suche,
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1.5 }}>
        <Box sx={{ flex: '1 1 220px', maxInlineSize: 360 }}>
          <SearchField label={t('tisch.suche')} value={suche} onChange={setSuche} />
        </Box>
        <ZeilenFilter tisch={tisch} />
        <SchrittButton
          label={t('tisch.zurueck')}
          was={stand.rueckgaengig}
          nichts={t('tisch.nichtsZurueck')}
          onClick={() => void tisch.perform({ art: 'zurueck' })}
        >
          <Undo2 size={20} aria-hidden />
        </SchrittButton>
        <SchrittButton
          label={t('tisch.vor')}
          was={stand.wiederholen}
          nichts={t('tisch.nichtsVor')}
          onClick={() => void tisch.perform({ art: 'vor' })}
        >
          <Redo2 size={20} aria-hidden />
        </SchrittButton>
        <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={onNeueZeile}>
          {t('tisch.neueZeile')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 32 }}>
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
          {sucht ? t('tisch.sucht') : t('tisch.gezeigt', { count: ansicht.anzahl, anzahl: formatZahl(ansicht.anzahl) })}
        </Typography>
        {sicht.befund.art !== 'alle' && (
          <Chip
            label={befundText(sicht.befund)}
            aria-label={t('tisch.auswahlAufheben', { was: befundText(sicht.befund) })}
            onClick={onAlle}
            onDelete={onAlle}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onAlle()
            }}
            color="primary"
            variant="outlined"
            size="small"
          />
        )}
      </Box>
    </Box>
  )
}
