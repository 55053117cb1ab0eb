import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { useEntwurf } from './entwurfContext.ts'
import { motivClient } from './motivClient.ts'

const Words = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none', margin: 0, padding: 0 })

/** Everything that the generator of motifs can draw; a click adds it to the description. */
export function VorratButton() {
  const { t } = useTranslation('bildgenerierung')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('vorrat.zeigen')}
      </Button>
      {open && (
        <FormDialog title={t('vorrat.titel')} text={t('vorrat.text')} width="md" onClose={() => setOpen(false)}>
          <Vorrat onChosen={() => setOpen(false)} />
        </FormDialog>
      )}
    </>
  )
}

function Vorrat({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('bildgenerierung')
  const { wunsch, change } = useEntwurf()
  const query = useQuery({ queryKey: ['motiv', 'namen'], queryFn: () => motivClient.namen(), staleTime: Infinity })
  const add = (name: string) => {
    const before = wunsch.beschreibung.trim()
    change({ beschreibung: before === '' ? name : `${before}, ${name}` })
    onChosen()
  }
  return (
    <>
      <QueryView query={query} skeleton={null}>
        {(namen) => (
          <Words>
            {namen.map((name) => (
              <li key={name}>
                <Chip label={name} variant="outlined" onClick={() => add(name)} />
              </li>
            ))}
          </Words>
        )}
      </QueryView>
      <Button onClick={onChosen} sx={{ justifySelf: 'end' }}>
        {t('dialog.schliessen')}
      </Button>
    </>
  )
}
