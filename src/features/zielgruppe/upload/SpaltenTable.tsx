import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { SPALTEN_ARTEN } from '#src/contract/zielgruppe.ts'
import { regelWahlen, spaltenBeispiele, WAEHLBARE_FELDER } from '#src/engines/addresses/file.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { Table } from '#src/shared/ui/Table.tsx'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { eigeneVon, freiesFeld, type OffeneDatei, type SpaltenWahl } from '#src/engines/addresses/worker.ts'
import { EigeneSpalteFields } from './EigeneSpalteFields.tsx'
import { regelName, regelText } from './regelText.ts'

interface Props {
  datei: OffeneDatei
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

const Wahl = styled('div')(({ theme }) => ({
  inlineSize: '60%',
  [theme.breakpoints.up('sm')]: { inlineSize: 'auto', minInlineSize: 220 },
}))

interface Choice {
  value: string | null
  wahl: SpaltenWahl | null
  label: string
}

/** What a column can be: a field, an own column while there is room, or a rule; and what it is. */
function useChoices({ ansicht, zuordnung, spalten, regeln }: OffeneDatei) {
  const { t } = useTranslation('zielgruppe')
  const felder: Choice[] = [
    { value: null, wahl: null, label: t('upload.nichtUebernehmen') },
    ...WAEHLBARE_FELDER.map((feld) => ({ value: feld, wahl: feld, label: FELD_LABEL[feld] })),
  ]
  const eigeneOf = (spalte: number) => eigeneVon({ zuordnung, spalten }, spalte)
  const optionsOf = (spalte: number): Choice[] => {
    const eigene = eigeneOf(spalte)
    const room = eigene !== undefined || freiesFeld({ zuordnung }) !== undefined
    const name = eigene?.name ?? ansicht.spalten[spalte] ?? ''
    return [
      ...felder,
      ...(room ? SPALTEN_ARTEN : []).map((art) => ({
        value: `eigene:${art}`,
        wahl: { eigene: art, name },
        label: t('upload.eigene.wahl', { art: t(`upload.eigene.art.${art}`) }),
      })),
      ...regelWahlen(ansicht.zeilen, spalte).map((wahl) => ({
        value: regelName(wahl),
        wahl,
        label: regelText(t, wahl),
      })),
    ]
  }
  const wertVon = (spalte: number): string | null => {
    const regel = regeln.find((one) => one.spalte === spalte)
    const eigene = eigeneOf(spalte)
    if (eigene) return `eigene:${eigene.art}`
    return regel ? regelName(regel) : (zuordnung.get(spalte) ?? null)
  }
  return { optionsOf, wertVon, eigeneOf }
}

/** Which column holds what, with two values from the file. */
export function SpaltenTable({ datei, onChange }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { spalten, zeilen } = datei.ansicht
  const { optionsOf, wertVon, eigeneOf } = useChoices(datei)
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
              <Wahl>
                <SelectField
                  fullWidth
                  label={t('upload.feldVon', { spalte })}
                  labelHidden
                  value={wertVon(index)}
                  onChange={(value) =>
                    onChange(index, optionsOf(index).find((one) => one.value === value)?.wahl ?? null)
                  }
                  options={optionsOf(index)}
                />
                {[eigeneOf(index)].map(
                  (eigene) =>
                    eigene && (
                      <EigeneSpalteFields
                        key={eigene.feld}
                        eigene={eigene}
                        titel={spalte}
                        werte={zeilen.map((zeile) => zeile[index] ?? '')}
                        onName={(name) => onChange(index, { eigene: eigene.art, name })}
                      />
                    ),
                )}
              </Wahl>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
