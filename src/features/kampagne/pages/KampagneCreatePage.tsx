import { useState } from 'react'
import { LinksDialog, type NewLink } from '../components/LinksDialog.tsx'
import { KampagneWizard } from '../wizard/KampagneWizard.tsx'

/** A new campaign; the first input stores it. */
export default function KampagneCreatePage() {
  const [links, setLinks] = useState<NewLink[]>([])
  return (
    <>
      <KampagneWizard stored={null} onLinks={setLinks} />
      {links.length > 0 && <LinksDialog links={links} renewed={false} onClose={() => setLinks([])} />}
    </>
  )
}
