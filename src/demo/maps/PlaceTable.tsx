import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { inhabitantsOf, type Place } from './places.ts'

interface Props {
  /** Of the chosen state, or of all. */
  name: string
  places: readonly Place[]
  format: (value: number) => string
}

/** What the map shows, to be read: the largest places first. */
export function PlaceTable({ name, places, format }: Props) {
  const { t } = useTranslation('demoCharts')
  const title = t('maps.placesOf', { name })
  return (
    <Section title={title}>
      <Box
        component="section"
        aria-label={title}
        tabIndex={0}
        sx={{
          '--table-head-top': '0px',
          maxBlockSize: 360,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <DataTable
          caption={title}
          cardsBelow={0}
          columns={[
            {
              key: 'place',
              header: t('maps.place'),
              cell: ({ ort }) => <bdi lang="de">{ort.name}</bdi>,
            },
            {
              key: 'inhabitants',
              header: t('maps.inhabitants'),
              align: 'end',
              cell: ({ ort }) => format(inhabitantsOf(ort)),
            },
          ]}
          rows={[...places]}
          rowKey={({ ort }) => `${ort.name} ${ort.plz[0]?.[0]}`}
        />
      </Box>
    </Section>
  )
}
