import Image from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { PagePicture } from '#src/entities/werbemittel/PagePicture.tsx'

interface Props {
  kampagne: KampagneZeile
}

/** Picture of the front, name, and for whom. */
export function KampagneNameCell({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { bezeichnung, format, vorschau, zielgruppeBezeichnung } = kampagne
  return (
    <span className="name-cell pictured">
      <span className="picture">
        {vorschau ? (
          <PagePicture src={vorschau} format={format} room={[88, 56]} />
        ) : (
          <span>
            <Image size={20} aria-hidden />
          </span>
        )}
      </span>
      <span>
        {bezeichnung || t('list.noName')}
        <small>{zielgruppeBezeichnung ?? t('list.noZielgruppe')}</small>
      </span>
    </span>
  )
}
