import { useQuery } from '@tanstack/react-query'
import { bildQueries } from '#src/entities/bildgenerierung/queries.ts'
import { kontoQueries } from '#src/entities/konto/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import type { VorlageKonto, VorlageLogo } from './fillVorlage.ts'

/** The customer's logo before it is a picture of a Werbemittel. */
interface Logo extends VorlageLogo {
  blob: Blob
}

interface VorlageKunde {
  konto: VorlageKonto | null
  logo: Logo | null
  /** Not known yet: what is drawn now would be drawn again. */
  pending: boolean
}

const ID = 'logo'

/** A PNG in a data URL, with the size that its head tells (PNG 11.2.2); null where it is no PNG. */
function logoOf(dataUrl: string | null): Logo | null {
  const [, base64] = /^data:image\/png;base64,(.+)$/.exec(dataUrl ?? '') ?? []
  if (base64 === undefined) return null
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  if (bytes.length < 24) return null
  const head = new DataView(bytes.buffer)
  return { id: ID, px: [head.getUint32(16), head.getUint32(20)], blob: new Blob([bytes], { type: 'image/png' }) }
}

/** Name, sender, colour and logo for templates: of the account, or what somebody without it may know. */
export function useVorlageKonto(): VorlageKunde {
  const ability = useAppAbility()
  const firma = useCurrentUser()?.firma
  const mayRead = ability.can('read', 'Konto')
  const account = useQuery({ ...kontoQueries.detail(), enabled: mayRead })
  const marke = useQuery({ ...bildQueries.auftraege(), enabled: !mayRead && ability.can('read', 'Bildgenerierung') })
  if (mayRead)
    return { konto: account.data ?? null, logo: logoOf(account.data?.logo ?? null), pending: account.isLoading }
  const konto =
    firma === undefined
      ? null
      : {
          firma,
          markenfarbe: marke.data?.markenfarbe ?? null,
          rechnungsEmail: '',
          ansprechpartner: [],
          standardAbsender: null,
        }
  return { konto, logo: null, pending: marke.isLoading }
}
