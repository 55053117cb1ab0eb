import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMATE, type FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListSearch } from '#src/shared/list/ListSearch.tsx'
import { ListTools } from '#src/shared/list/ListTools.tsx'
import { listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import { BRANCHEN, type VorlageZeile } from './vorlage.ts'
import { VorlageKarte } from './VorlageKarte.tsx'
import { chosenVorlagen } from './vorlagen.ts'

const loadDialog = async () => (await import('./VorlageDialog.tsx')).VorlageDialog

/** What of the gallery the address says; the format is that of the form. */
const GALERIE = listSchema({
  fields: { q: searchText(), branche: oneOf(BRANCHEN) },
  sort: { bezeichnung: 'auf' },
  usualSort: 'bezeichnung',
})

interface Props {
  format: FormatId | null
  onFormat: (format: FormatId | null) => void
  /** As the form has it. */
  name: string
}

/** Templates to begin with, of all formats or the chosen one. */
export function VorlagenGalerie({ format, onFormat, name }: Props) {
  const { t } = useTranslation('werbemittel')
  const titleId = useId()
  const list = useListParams(GALERIE)
  const [open, setOpen] = useState<VorlageZeile | null>(null)
  const { Part: Vorschau, prepare, ask } = useLazyComponent(loadDialog)
  const { q, branche } = list.params
  const found = chosenVorlagen({ q, branche, format }, (each) => t(`vorlagen.branchen.${each}`))
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }} onPointerEnter={prepare}>
      <Box>
        <Typography id={titleId} variant="h2">
          {t('vorlagen.titel')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('vorlagen.text')}
        </Typography>
      </Box>
      <ListTools>
        <ListSearch label={t('vorlagen.suche')} list={list} />
        <FilterSelect
          label={t('vorlagen.branche')}
          all={t('vorlagen.alleBranchen')}
          value={branche}
          options={BRANCHEN.map((each) => ({ value: each, label: t(`vorlagen.branchen.${each}`) }))}
          onChange={(next) => list.change({ branche: next })}
        />
        <FilterSelect
          label={t('list.format')}
          all={t('list.alleFormate')}
          value={format ?? undefined}
          options={FORMATE.map((each) => ({ value: each, label: FORMATS[each].label }))}
          onChange={(next) => onFormat(next ?? null)}
        />
      </ListTools>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('vorlagen.anzahl', { count: found.length })}
      </Typography>
      {found.length === 0 ? (
        <Box>
          <Button
            variant="outlined"
            onClick={() => {
              list.reset()
              onFormat(null)
            }}
          >
            {t('vorlagen.alle')}
          </Button>
        </Box>
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 3,
            margin: 0,
            padding: 0,
            listStyle: 'none',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
          }}
        >
          {found.map((zeile) => (
            <li key={zeile.id}>
              <VorlageKarte
                zeile={zeile}
                onOpen={() => {
                  setOpen(zeile)
                  ask(() => setOpen(null))
                }}
              />
            </li>
          ))}
        </Box>
      )}
      {Vorschau && open && <Vorschau key={open.id} zeile={open} name={name} onClose={() => setOpen(null)} />}
    </Box>
  )
}
