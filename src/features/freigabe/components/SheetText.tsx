import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Seite } from '#src/contract/dokument.ts'
import { type LayoutContext, zeilenOf } from '#src/engines/print/rules.ts'
import { layout } from '#src/engines/print/page.ts'
import { useFontSet } from '#src/entities/werbemittel/useFontSet.ts'

export interface SheetTextProps extends Omit<LayoutContext, 'fonts'> {
  seite: Seite
  /** The side is a page of an uploaded PDF: its own words are in its picture alone. */
  hochgeladen: boolean
}

/** The words of a side as they will be printed, for who cannot see them, or wants to read them large. */
export function SheetText({ seite, hochgeladen, ...context }: SheetTextProps) {
  const { t } = useTranslation('werbemittel')
  const fonts = useFontSet([seite])
  if (fonts.data === undefined) return <Typography variant="body2">{t('preview.textLaedt')}</Typography>
  const zeilen = zeilenOf(layout(seite, { ...context, fonts: fonts.data }).ops)
  const bilder = seite.layers.filter(({ type }) => type === 'bild').map(({ name }) => name)
  return (
    <>
      {hochgeladen && <Typography variant="body2">{t('preview.textPdf')}</Typography>}
      {zeilen.length === 0 && <Typography variant="body2">{t('preview.textKeiner')}</Typography>}
      {zeilen.map((zeile, nr) => (
        <Typography key={`${nr} ${zeile}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {zeile}
        </Typography>
      ))}
      {bilder.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('preview.textBilder', { bilder: bilder.join(', ') })}
        </Typography>
      )}
    </>
  )
}
