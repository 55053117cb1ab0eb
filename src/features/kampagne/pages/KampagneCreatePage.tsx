import { LinksHost } from '../components/LinksHost.tsx'
import { KampagneWizard } from '../wizard/KampagneWizard.tsx'

/** A new campaign; the first input stores it. */
export default function KampagneCreatePage() {
  return (
    <LinksHost>
      <KampagneWizard stored={null} />
    </LinksHost>
  )
}
