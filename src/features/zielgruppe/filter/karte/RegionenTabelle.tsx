import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { BUNDESLAENDER, type Bundesland, isBundesland } from '#src/engines/addresses/rules.ts'
import type { Anteil } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { REGIONEN, type Region } from '#src/domain/zielgruppe/karte/regionen.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'

interface Props {
  anteile: ReadonlyMap<string, Anteil>
  zahlen: ReadonlyMap<string, number>
  onRegion: (region: Region) => void
  onLand: (land: Bundesland) => void
}

const LAENDER = Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label }))
const landNamen = ({ bundeslaender }: Region) => bundeslaender.map((code) => BUNDESLAENDER[code]).join(', ')

/** All that the map says, as a table: regions are ticked here as they are clicked there. */
export function RegionenTabelle({ anteile, zahlen, onRegion, onLand }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [q, setQ] = useState('')
  const [land, setLand] = useState<string>('SN')
  const gesucht = q.trim().toLocaleLowerCase('de')
  const rows = REGIONEN.filter((region) =>
    `${region.leitregion} ${region.ort} ${landNamen(region)}`.toLocaleLowerCase('de').includes(gesucht),
  )
  const mit = (anteil: Anteil) => formatZahl([...anteile.values()].filter((one) => one === anteil).length)
  const columns: DataColumn<Region>[] = [
    {
      key: 'leitregion',
      header: t('karte.leitregion'),
      cell: (region) => (
        <AnteilBox region={region} anteil={anteile.get(region.leitregion)} onToggle={() => onRegion(region)} />
      ),
    },
    { key: 'land', header: t('karte.bundesland'), cell: landNamen },
    {
      key: 'personen',
      header: t('karte.personen'),
      align: 'end',
      cell: ({ leitregion }) => formatZahl(zahlen.get(leitregion) ?? 0),
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr auto' }, alignItems: 'center' }}>
        <SearchField label={t('karte.suche')} value={q} onChange={setQ} />
        <SelectField label={t('karte.bundesland')} options={LAENDER} value={land} onChange={setLand} fullWidth />
        <Button variant="outlined" onClick={() => isBundesland(land) && onLand(land)}>
          {t('karte.alleDesLandes')}
        </Button>
      </Box>
      <Typography variant="body2">{t('karte.tabelleStand', { ganz: mit('ganz'), teil: mit('teil') })}</Typography>
      <Box
        // A region that scrolls has to be reached by keyboard; its boxes are.
        sx={{ maxBlockSize: 520, overflow: 'auto', '--table-head-top': '0px' }}
      >
        {rows.length > 0 && (
          <DataTable
            caption={t('karte.tabelle')}
            columns={columns}
            rows={rows}
            rowKey={({ leitregion }) => leitregion}
          />
        )}
      </Box>
      <Typography component="output" variant="body2">
        {rows.length === 0 && t('karte.keinTreffer', { gesucht: q.trim() })}
      </Typography>
    </Box>
  )
}

interface AnteilBoxProps {
  region: Region
  anteil: Anteil | undefined
  onToggle: () => void
}

/** The box of a row (DataTable): it knows a third state, a region of which a part is chosen. */
function AnteilBox({ region: { leitregion, ort }, anteil, onToggle }: AnteilBoxProps) {
  const { t } = useTranslation('zielgruppe')
  return (
    <div data-pick>
      <label data-no-print>
        <input
          type="checkbox"
          // Only a script can say so.
          ref={(box) => {
            if (box) box.indeterminate = anteil === 'teil'
          }}
          checked={anteil === 'ganz'}
          onChange={onToggle}
          aria-label={t('karte.region', { leitregion, ort })}
        />
      </label>
      <span>{`${leitregion} ${ort}`}</span>
    </div>
  )
}
