import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Seite } from '#src/contract/dokument.ts'
import { SheetPreview } from '#src/entities/werbemittel/SheetPreview.tsx'
import type { VorlageZeile } from './vorlage.ts'
import type { Logo } from './useVorlageKonto.ts'

interface Props {
  zeile: VorlageZeile
  seite: Seite
  logo: Logo | null
}

/** One side of a template, drawn from the layout that prints it. */
export function VorlageBild({ zeile, seite, logo }: Props) {
  const { t } = useTranslation('werbemittel')
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
  return (
    // A sheet is printed left to right.
    <Box dir="ltr" sx={{ boxShadow: 'var(--sheet-shadow)' }}>
      <SheetPreview
        seite={seite}
        format={zeile.format}
        assets={assets}
        loadAsset={() => (logo ? Promise.resolve(logo.blob) : Promise.reject(new Error('A template has no pictures')))}
        empfaenger={null}
        absender={null}
        datenschutzText={null}
        qrUrls={{}}
        label={t('vorlagen.seite', { seite: t(`seite.${seite.side}`), name: zeile.bezeichnung })}
      />
    </Box>
  )
}
