import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import {
  regelWahlen,
  spaltenBeispiele,
  type SpaltenRegel,
  type Vorschau,
  WAEHLBARE_FELDER,
  type Zuordnung,
} from '#src/engines/addresses/file.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { Table } from '#src/shared/ui/Table.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import type { SpaltenWahl } from '#src/engines/addresses/worker.ts'
import { regelName, regelText } from './regelText.ts'

interface Props {
  ansicht: Vorschau
  zuordnung: Zuordnung
  regeln: readonly SpaltenRegel[]
  onChange: (spalte: number, wahl: SpaltenWahl | null) => void
}

const Example = styled('span')(({ theme }) => ({
  display: 'block',
  maxInlineSize: '36ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}))

/** Which column holds what, with two values from the file. */
export function SpaltenTable({ ansicht, zuordnung, regeln, onChange }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { spalten, zeilen } = ansicht
  const felder = [
    { value: null, wahl: null, label: t('upload.nichtUebernehmen') },
    ...WAEHLBARE_FELDER.map((feld) => ({ value: feld, wahl: feld, label: FELD_LABEL[feld] })),
  ]
  const optionsOf = (spalte: number) => [
    ...felder,
    ...regelWahlen(zeilen, spalte).map((wahl) => ({ value: regelName(wahl), wahl, label: regelText(t, wahl) })),
  ]
  const wertVon = (spalte: number): string | null => {
    const regel = regeln.find((one) => one.spalte === spalte)
    return regel ? regelName(regel) : (zuordnung.get(spalte) ?? null)
  }
  const examples = spalten.map((_spalte, index) => spaltenBeispiele(zeilen, index))
  return (
    <Table>
      <caption style={visuallyHidden}>{t('upload.spaltenCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('upload.spalte')}</th>
          <th scope="col">{t('upload.beispiele')}</th>
          <th scope="col">{t('upload.feld')}</th>
        </tr>
      </thead>
      <tbody>
        {spalten.map((spalte, index) => (
          <tr key={spalte}>
            <td data-label={t('upload.spalte')}>
              <strong style={{ fontWeight: 600 }}>{spalte}</strong>
            </td>
            <td data-label={t('upload.beispiele')}>
              <span>
                {(examples[index]?.length ?? 0) === 0 && <Example>{t('upload.leereSpalte')}</Example>}
                {examples[index]?.map((wert, row) => (
                  // Values of a file have no name but their place.
                  <Example key={row}>{wert}</Example>
                ))}
              </span>
            </td>
            <td data-label={t('upload.feld')}>
              <SelectField
                fullWidth
                label={t('upload.feldVon', { spalte })}
                labelHidden
                value={wertVon(index)}
                onChange={(value) => onChange(index, optionsOf(index).find((one) => one.value === value)?.wahl ?? null)}
                options={optionsOf(index)}
                sx={{ minInlineSize: { sm: 220 }, maxInlineSize: { xs: '60%', sm: 'none' } }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
