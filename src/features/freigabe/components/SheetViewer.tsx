import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import { beispielLinks } from '#src/engines/print/rules.ts'
import { loadFreigabeBild } from '#src/entities/freigabe/queries.ts'
import { PlacedPart } from '#src/shared/ui/PlacedPart.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { FlipCard, type Face } from './FlipCard.tsx'
import { BlankSheet, Desk } from './freigabeParts.ts'
import { MissingPart } from './MissingPart.tsx'
import { SheetControls } from './SheetControls.tsx'
import { loadSheetPreview } from './sheetPreview.ts'
import { SheetTexts } from './SheetTexts.tsx'
import type { Pruefung } from './usePruefung.ts'
import { useHashKey } from '../useHashKey.ts'

interface Props {
  vorlage: FreigabeVorlage
  pruefung: Pruefung
}

const SIDES = ['vorderseite', 'rueckseite'] as const
/** Height that a sheet of paper has for one side with its name, mm: A4 without margins of 20 mm. */
const PRINT_MM = 240

/** The frozen sheet: turn it, come closer, see it with other recipients. */
export function SheetViewer({ vorlage, pruefung }: Props) {
  const hashKey = useHashKey()
  const { t } = useTranslation('freigabe')
  const [index, setIndex] = useState(0)
  // The line belongs to the side that is seen first.
  const [frontShown, setFrontShown] = useState(false)
  const showBack = useCallback(() => setFrontShown(true), [])
  const { seiten, format, beispiele } = vorlage
  const { viewer, seite: up, turn, melde, read, fehlt, fragt, nochmal } = pruefung
  const { desk, sheet, zoom, factor, width, choose } = pruefung.zoom
  const turned = up === 'rueckseite'
  const portrait = format !== 'maxipostkarte'
  const blank = <BlankSheet sx={{ aspectRatio: portrait ? '210 / 297' : '235 / 125' }} />
  const person = beispiele[index] ?? null
  const who = person === null ? t('sheet.example') : t('sheet.beispiel', { nr: index + 1, name: nameOf(person) })
  const [front, back] = SIDES.map((side) => seiten.find((seite) => seite.side === side)).map(
    (seite): Face | undefined =>
      seite && {
        name: t(`sheet.${seite.side}`),
        sheet:
          seite.side === 'rueckseite' && !frontShown ? (
            blank
          ) : (
            <PlacedPart
              load={loadSheetPreview}
              waiting={blank}
              part={{
                seite,
                format,
                assets: vorlage.assets,
                loadAsset: (assetId) => loadFreigabeBild(hashKey, assetId),
                empfaenger: person,
                absender: vorlage.absender,
                fassung: vorlage.fassung,
                datenschutzText: vorlage.datenschutzText,
                qrUrls: beispielLinks(vorlage.qrCodes),
                pdfAssetId: vorlage.pdfAssetId,
                label: t('sheet.label', { seite: t(`sheet.${seite.side}`), empfaenger: who }),
                onFirstPicture: showBack,
                onStand: melde[seite.side],
              }}
            />
          ),
      },
  )
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
