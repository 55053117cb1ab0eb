import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { RowMenu } from '#src/shared/ui/RowMenu.tsx'

const loadMenu = async () => (await import('./ZielgruppeMenu.tsx')).ZielgruppeMenu

interface Props {
  zielgruppe: Zielgruppe
}

/** What can be done with one target group of the list, with the way to its page. */
export function ZielgruppeRowMenu({ zielgruppe }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <RowMenu label={t('actions.label', { bezeichnung: zielgruppe.bezeichnung })} prepare={loadMenu}>
      {(anchor, onClose) => (
        <LazyPart load={loadMenu} part={{ zielgruppe, anchor, onClose, withWay: true }} onMissing={onClose} />
      )}
    </RowMenu>
  )
}
