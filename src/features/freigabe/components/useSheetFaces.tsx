import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeVorlage } from '#src/contract/freigabe.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { beispielLinks } from '#src/engines/print/rules.ts'
import { loadFreigabeBild } from '#src/entities/freigabe/queries.ts'
import { PlacedPart } from '#src/shared/ui/PlacedPart.tsx'
import type { Face } from './FlipCard.tsx'
import { BlankSheet } from './freigabeParts.ts'
import { loadSheetPreview } from './sheetPreview.ts'
import type { Pruefung } from './usePruefung.ts'
import { useHashKey } from '../useHashKey.ts'

const SIDES = ['vorderseite', 'rueckseite'] as const

interface Sheet {
  vorlage: FreigabeVorlage
  melde: Pruefung['melde']
  /** Whose words stand on it; null: a made-up person's. */
  empfaenger: Empfaenger | null
  /** That person, as the picture's name says it. */
  name: string
}

/** Front and back of the sheet as pictures; each is missing where the sheet has no such side. */
export function useSheetFaces({ vorlage, melde, empfaenger, name }: Sheet): (Face | undefined)[] {
  const hashKey = useHashKey()
  const { t } = useTranslation('freigabe')
  // The line belongs to the side that is seen first.
  const [frontShown, setFrontShown] = useState(false)
  const showBack = useCallback(() => setFrontShown(true), [])
  const { seiten, format } = vorlage
  const blank = <BlankSheet sx={{ aspectRatio: format === 'maxipostkarte' ? '235 / 125' : '210 / 297' }} />
  return SIDES.map((side) => seiten.find((seite) => seite.side === side)).map(
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
                empfaenger,
                absender: vorlage.absender,
                fassung: vorlage.fassung,
                datenschutzText: vorlage.datenschutzText,
                qrUrls: beispielLinks(vorlage.qrCodes),
                pdfAssetId: vorlage.pdfAssetId,
                label: t('sheet.label', { seite: t(`sheet.${seite.side}`), empfaenger: name }),
                onFirstPicture: showBack,
                onStand: melde[seite.side],
              }}
            />
          ),
      },
  )
}
