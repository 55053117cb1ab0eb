import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import X from '#src/shared/icons/X.svg'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BILD_MM } from '#src/contract/bildgenerierung.ts'
import type { ImageLayer } from '#src/contract/dokument.ts'
import { EntwurfContext } from '#src/entities/bildgenerierung/entwurfContext.ts'
import { AuftragList } from '#src/entities/bildgenerierung/AuftragList.tsx'
import type { Wunsch } from '#src/entities/bildgenerierung/wunsch.ts'
import { bildQueries } from '#src/entities/bildgenerierung/queries.ts'
import { useWunsch } from '#src/entities/bildgenerierung/useWunsch.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { FilterTabs } from '#src/shared/ui/FilterTabs.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { useEditorStore } from '../EditorContext.tsx'
import { BildWahl } from './BildWahl.tsx'
import { PlatzContext } from './platz.ts'
import { NeuesBild } from './NeuesBild.tsx'

interface Props {
  /** What the new picture is meant for first: the whole page, or a place on it. */
  hintergrund: boolean
  /** Picture layer that is selected: it can get another picture. */
  selected: ImageLayer | null
  onClose: () => void
}

const bounded = (mm: number) => Math.min(Math.max(Math.round(mm * 10) / 10, BILD_MM.min), BILD_MM.max)

/** New pictures and those of the gallery above the editor: chosen ones go to their place at once. */
export default function BildDialog({ hintergrund, selected, onClose }: Props) {
  const { t } = useTranslation('bildgenerierung')
  const titleId = useId()
  const small = useMediaQuery('(max-width: 599.95px)')
  const ability = useAppAbility()
  const store = useEditorStore()
  const [tab, setTab] = useState<'neu' | 'galerie'>(ability.can('create', 'Bildgenerierung') ? 'neu' : 'galerie')
  const wunsch = useWunsch(
    selected && !hintergrund
      ? { format: 'frei', breite: bounded(selected.w), hoehe: bounded(selected.h) }
      : { format: store.format },
  )
  const stand = useQuery(bildQueries.auftraege())
  /** What an order that failed was goes back into the form, which is shown for that. */
  const again = (changed: Partial<Wunsch>) => {
    wunsch.change(changed)
    setTab('neu')
  }
  return (
    <PlatzContext value={{ hintergrund, selected, onDone: onClose }}>
      <Dialog
        open
        fullWidth
        fullScreen={small}
        maxWidth="lg"
        lang="de"
        aria-labelledby={titleId}
        // What is described must not go with a slip beside the dialog; it is kept all the same.
        onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      >
        <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span style={{ flexGrow: 1 }}>{t(hintergrund ? 'dialog.hintergrund' : 'dialog.titel')}</span>
          <IconButton edge="end" aria-label={t('dialog.schliessen')} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start', minBlockSize: { sm: '70dvh' } }}>
          {ability.can('create', 'Bildgenerierung') && (
            <FilterTabs
              label={t('dialog.bereiche')}
              tabs={[
                { value: 'neu', label: t('entwurf.titel') },
                { value: 'galerie', label: t('galerie.titel') },
              ]}
              value={tab}
              onChange={setTab}
            />
          )}
          {tab === 'galerie' ? (
            <>
              {stand.data && (
                <EntwurfContext value={{ wunsch: wunsch.wunsch, change: again, stand: stand.data }}>
                  <AuftragList />
                </EntwurfContext>
              )}
              <BildWahl />
            </>
          ) : (
            <QueryView query={stand} skeleton={null}>
              {(data) => (
                <EntwurfContext value={{ ...wunsch, stand: data, onOrdered: () => setTab('galerie') }}>
                  <NeuesBild />
                </EntwurfContext>
              )}
            </QueryView>
          )}
        </DialogContent>
      </Dialog>
    </PlatzContext>
  )
}
