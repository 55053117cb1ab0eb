import Image from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'

interface Props {
  kampagne: KampagneZeile
}

/** Picture of the front, name, and for whom. */
export function KampagneNameCell({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { bezeichnung, vorschau, zielgruppeBezeichnung } = kampagne
  return (
    <span className="name-cell pictured">
      <span className="picture">
        {vorschau ? (
          <img src={vorschau} alt="" />
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
