import { useTranslation } from 'react-i18next'
import { EntwurfView } from '#src/entities/bildgenerierung/EntwurfView.tsx'
import { useZeichneMotiv } from '#src/entities/bildgenerierung/queries.ts'
import { EinsetzenActions } from './EinsetzenActions.tsx'

/** Draws or orders a picture without leaving the editor. */
export function NeuesBild() {
  const { t } = useTranslation('bildgenerierung')
  const zeichne = useZeichneMotiv()
  return (
    <EntwurfView>
      {(motiv) => (
        <EinsetzenActions bild={() => zeichne.mutateAsync(motiv)} name={t('vorschlag.bild', { saat: motiv.saat })} />
      )}
    </EntwurfView>
  )
}
