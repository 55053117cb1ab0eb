import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'

const loadMenu = async () => (await import('./KampagneMenu.tsx')).KampagneMenu

interface Props {
  kampagne: KampagneZeile
}

/** Actions of one row. */
export function KampagneRowMenu({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  return (
    <RowMenu label={t('aktion.menuFor', { name: kampagne.bezeichnung || t('list.noName') })} prepare={loadMenu}>
      {(anchor, onClose) => <LazyPart load={loadMenu} part={{ kampagne, anchor, onClose }} onMissing={onClose} />}
    </RowMenu>
  )
}
