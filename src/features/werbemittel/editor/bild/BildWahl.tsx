import { useTranslation } from 'react-i18next'
import { BILDER_LISTE } from '#src/entities/bildgenerierung/bilderListe.ts'
import { BildGalerie } from '#src/entities/bildgenerierung/BildGalerie.tsx'
import { BildKarte } from '#src/entities/bildgenerierung/BildKarte.tsx'
import { useOwnList } from '#src/shared/list/useListParams.ts'
import { EinsetzenActions } from './EinsetzenActions.tsx'

/** The gallery, to choose from. */
export function BildWahl() {
  const { t } = useTranslation('bildgenerierung')
  const list = useOwnList(BILDER_LISTE)
  return (
    <BildGalerie list={list}>
      {(bild) => (
        <BildKarte
          bild={bild}
          actions={
            <EinsetzenActions
              bild={() => Promise.resolve(bild)}
              name={bild.beschreibung || t('galerie.ohneBeschreibung')}
            />
          }
        />
      )}
    </BildGalerie>
  )
}
