import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { SeitenName } from '#src/contract/dokument.ts'
import { SheetPreview } from '#src/entities/werbemittel/SheetPreview.tsx'
import { fillVorlage } from './fillVorlage.ts'
import { useVorlageKonto } from './useVorlageKonto.ts'
import type { Vorlage } from './vorlage.ts'

interface Props {
  vorlage: Vorlage
  side: SeitenName
}

/** One side of a template with the customer's name, colour and logo, drawn from the layout that prints it. */
export function VorlageBild({ vorlage, side }: Props) {
  const { t } = useTranslation('werbemittel')
  const { konto, logo, pending } = useVorlageKonto()
  const assets = logo
    ? [
        {
          ...logo,
          name: '',
          sha256: '',
          mime: 'image/png' as const,
          space: 'rgb' as const,
          bytes: 0,
          quelle: 'upload' as const,
        },
      ]
    : []
  const seite = pending ? undefined : fillVorlage(vorlage, konto, logo).find((page) => page.side === side)
  if (!seite) return null
  return (
    // A sheet is printed left to right.
    <Box dir="ltr" sx={{ boxShadow: 'var(--sheet-shadow)' }}>
      <SheetPreview
        seite={seite}
        format={vorlage.format}
        assets={assets}
        loadAsset={() => (logo ? Promise.resolve(logo.blob) : Promise.reject(new Error('A template has no pictures')))}
        empfaenger={null}
        absender={null}
        datenschutzText={null}
        qrUrls={{}}
        label={t('vorlagen.seite', { seite: t(`seite.${seite.side}`), name: vorlage.bezeichnung })}
      />
    </Box>
  )
}
