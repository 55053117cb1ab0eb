import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'
import { BUNDESLAENDER, isBundesland } from '#src/domain/zielgruppe/bundeslaender.ts'
import type { Anteil } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { REGIONEN, regionenIn, type Region } from '#src/domain/zielgruppe/karte/regionen.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { SelectField } from '#src/shared/ui/SelectField.tsx'

interface Props {
  anteile: ReadonlyMap<string, Anteil>
  zahlen: ReadonlyMap<string, number>
  onRegion: (region: Region) => void
  onAuch: (leitregionen: readonly string[]) => void
}

const LAENDER = Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label }))
const landNamen = ({ bundeslaender }: Region) => bundeslaender.map((code) => BUNDESLAENDER[code]).join(', ')

/** All that the map says, as a table: regions are ticked here as they are clicked there. */
export function RegionenTabelle({ anteile, zahlen, onRegion, onAuch }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [q, setQ] = useState('')
  const [land, setLand] = useState('SN')
  const gesucht = q.trim().toLocaleLowerCase('de')
  const rows = REGIONEN.filter((region) =>
    `${region.leitregion} ${region.ort} ${landNamen(region)}`.toLocaleLowerCase('de').includes(gesucht),
  )
  const columns: DataColumn<Region>[] = [
    {
      key: 'leitregion',
      header: t('karte.leitregion'),
      cell: ({ leitregion, ort }) => <span>{`${leitregion} ${ort}`}</span>,
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
        <SelectField
          label={t('karte.bundesland')}
          options={LAENDER}
          value={land}
          onChange={(value) => setLand(String(value))}
          fullWidth
        />
        <Button variant="outlined" onClick={() => onAuch(isBundesland(land) ? regionenIn(land) : [])}>
          {t('karte.alleDesLandes')}
        </Button>
      </Box>
      <Box
        // A region that scrolls has to be reached by keyboard; its boxes are.
        sx={{ maxBlockSize: 520, overflow: 'auto', '--table-head-top': '0px' }}
      >
        <DataTable
          caption={t('karte.tabelle')}
          columns={columns}
          rows={rows}
          rowKey={({ leitregion }) => leitregion}
          pick={{
            isPicked: ({ leitregion }) => anteile.get(leitregion) === 'ganz',
            toggle: onRegion,
            label: ({ leitregion, ort }) => t('karte.region', { leitregion, ort }),
          }}
        />
      </Box>
    </Box>
  )
}
