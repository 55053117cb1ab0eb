import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { beispielLinks } from '#src/engines/print/rules.ts'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import ChevronUp from '#src/shared/icons/ChevronUp.svg'
import { PlacedPart } from '#src/shared/ui/PlacedPart.tsx'
import { loadSheetText } from './sheetPreview.ts'
import type { SeitenName } from './useAngesehen.ts'

interface Props {
  vorlage: FreigabeVorlage
  empfaenger: Empfaenger | null
  onRead: (seite: SeitenName) => void
}

/** Each side as words, for who cannot see the picture; on a phone they are larger than on the card. */
export function SheetTexts({ vorlage, empfaenger, onRead }: Props) {
  const { t } = useTranslation('freigabe')
  const [open, setOpen] = useState<SeitenName | null>(null)
  const { seiten, format, assets, absender, fassung, datenschutzText, qrCodes, pdfAssetId } = vorlage
  const shown = seiten.find(({ side }) => side === open)
  const toggle = (side: SeitenName) => {
    setOpen(open === side ? null : side)
    if (open !== side) onRead(side)
  }
  return (
    <Box sx={{ mt: 1.5 }} data-no-print>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {seiten.map(({ side }) => (
          <Button
            key={side}
            size="small"
            color="inherit"
            aria-expanded={open === side}
            aria-controls="sheet-text"
            endIcon={open === side ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            onClick={() => toggle(side)}
          >
            {t('sheet.alsText', { seite: t(`sheet.${side}`) })}
          </Button>
        ))}
      </Box>
      <Box id="sheet-text" sx={{ display: 'grid', gap: 0.5 }}>
        {shown && (
          <Box component="section" aria-label={t('sheet.alsText', { seite: t(`sheet.${shown.side}`) })} sx={{ py: 1 }}>
            <PlacedPart
              load={loadSheetText}
              part={{
                seite: shown,
                format,
                assets,
                empfaenger,
                absender,
                fassung,
                datenschutzText,
                qrUrls: beispielLinks(qrCodes),
                hochgeladen: pdfAssetId !== null,
              }}
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}
