import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import type { Placement } from '../usePlaceBild.ts'
import { usePlatz } from './platz.ts'
import { useEinsetzen } from './useEinsetzen.tsx'

interface Props {
  bild: () => Promise<Bild>
  /** What a screen reader adds: which of them. */
  name: string
}

/** The places that a picture can go to; the one that the dialog was opened for first. */
export function EinsetzenActions({ bild, name }: Props) {
  const { hintergrund, selected, onDone } = usePlatz()
  const { t } = useTranslation('bildgenerierung')
  const { einsetzen, busy, dialog } = useEinsetzen(onDone)
  const places: { key: 'hintergrund' | 'ersetzen' | 'ebene'; placement: Placement }[] = [
    ...(hintergrund ? [{ key: 'hintergrund' as const, placement: { hintergrund: true } }] : []),
    ...(selected && !hintergrund ? [{ key: 'ersetzen' as const, placement: { ersetzt: selected.id } }] : []),
    { key: 'ebene', placement: {} },
    ...(hintergrund ? [] : [{ key: 'hintergrund' as const, placement: { hintergrund: true } }]),
  ]
  return (
    <>
      {places.map(({ key, placement }, index) => (
        <Button
          key={key}
          size="small"
          variant={index === 0 ? 'contained' : 'text'}
          disabled={busy}
          aria-label={t(`dialog.${key}Name`, { name })}
          onClick={() => void einsetzen(bild, placement)}
        >
          {t(`dialog.${key}Kurz`)}
        </Button>
      ))}
      {dialog}
    </>
  )
}
