import { useTranslation } from 'react-i18next'
import type { MaskierteAdresse } from '#src/contract/maskierteAdresse.ts'
import { formatZahl } from '#src/base/number/german.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'

const mitLeerzeichen = (...teile: string[]): string => teile.filter((teil) => teil !== '').join(' ')
const oderStrich = (text: string): string => (text === '' ? '–' : text)

/** What a masked row shows: who, as far as that is told, and where. */
export function useMaskiertColumns(): DataColumn<MaskierteAdresse>[] {
  const { t } = useTranslation('zielgruppe')
  return [
    { key: 'nr', header: t('adressen.nr'), align: 'end', cell: ({ nr }) => formatZahl(nr) },
    {
      key: 'name',
      header: t('adressen.name'),
      cell: ({ anrede, titel, vorname, nachname }) => oderStrich(mitLeerzeichen(anrede, titel, vorname, nachname)),
    },
    {
      key: 'firma',
      header: t('adressen.firma'),
      cell: ({ firma, zusatz }) => oderStrich(mitLeerzeichen(firma, zusatz)),
    },
    {
      key: 'strasse',
      header: t('adressen.anschrift'),
      cell: ({ strasse, hausnummer }) => mitLeerzeichen(strasse, hausnummer),
    },
    { key: 'plz', header: t('adressen.plz'), cell: ({ plz }) => plz },
    { key: 'ort', header: t('adressen.ort'), cell: ({ ort, land }) => (land === '' ? ort : `${ort} (${land})`) },
  ]
}
