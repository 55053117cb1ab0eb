import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { FlipCard } from './FlipCard.tsx'
import { Desk } from './freigabeParts.ts'
import { MissingPart } from './MissingPart.tsx'
import { SheetControls } from './SheetControls.tsx'
import { SheetTexts } from './SheetTexts.tsx'
import type { Pruefung } from './usePruefung.ts'
import { useSheetFaces } from './useSheetFaces.tsx'

interface Props {
  vorlage: FreigabeVorlage
  pruefung: Pruefung
}

/** Height that a sheet of paper has for one side with its name, mm: A4 without margins of 20 mm. */
const PRINT_MM = 240

/** The frozen sheet: turn it, come closer, see it with other recipients. */
export function SheetViewer({ vorlage, pruefung }: Props) {
  const { t } = useTranslation('freigabe')
  const [index, setIndex] = useState(0)
  const { format, beispiele } = vorlage
  const { viewer, seite: up, turn, melde, read, fehlt, fragt, nochmal } = pruefung
  const { desk, sheet, zoom, factor, width, choose } = pruefung.zoom
  const turned = up === 'rueckseite'
  const portrait = format !== 'maxipostkarte'
  const person = beispiele[index] ?? null
  const who = person === null ? t('sheet.example') : t('sheet.beispiel', { nr: index + 1, name: nameOf(person) })
  const [front, back] = useSheetFaces({ vorlage, melde, empfaenger: person, name: who })
  const twoSided = back !== undefined
  return (
    <Box component="section" ref={viewer} aria-label={t('sheet.title')} sx={{ minWidth: 0 }}>
      <Desk ref={desk} aria-label={t('sheet.area')} tabIndex={0}>
        <Box
          ref={sheet}
          dir="ltr"
          sx={{
            width,
            mx: 'auto',
            // Paper has one size, however near somebody came on the screen.
            '@media print': { width: '100%', maxWidth: portrait ? `${(PRINT_MM * 210) / 297}mm` : 'none', mx: 0 },
          }}
        >
          <FlipCard turned={turned && twoSided} front={front} back={back} />
        </Box>
      </Desk>
      {fehlt && <MissingPart asking={fragt} onAgain={nochmal} />}
      <SheetControls back={turned} twoSided={twoSided} zoom={zoom} factor={factor} onTurn={turn} onZoom={choose} />
      <Typography variant="body2" sx={{ display: 'none', displayPrint: 'block', mt: 1 }}>
        {t('sheet.printed', { empfaenger: who })}
      </Typography>
      {beispiele.length > 1 && (
        <Box sx={{ mt: 2 }} data-no-print>
          <SelectField
            label={t('sheet.empfaenger')}
            value={index}
            onChange={setIndex}
            options={beispiele.map((beispiel, nr) => ({
              value: nr,
              label: t('sheet.beispiel', { nr: nr + 1, name: nameOf(beispiel) }),
            }))}
            sx={{ width: { xs: 1, sm: 320 } }}
          />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('sheet.hardCases')}
          </Typography>
        </Box>
      )}
      <SheetTexts vorlage={vorlage} empfaenger={person} onRead={read} />
    </Box>
  )
}

function nameOf({ vorname, nachname, firma }: FreigabeVorlage['beispiele'][number]): string {
  return [vorname, nachname].filter(Boolean).join(' ') || firma
}
