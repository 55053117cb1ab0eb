import ChartColumn from 'lucide-react/icons/chart-column'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileUp from 'lucide-react/icons/file-up'
import ImagePlus from 'lucide-react/icons/image-plus'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MailPlus from 'lucide-react/icons/mail-plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Sparkles from 'lucide-react/icons/sparkles'
import UserPlus from 'lucide-react/icons/user-plus'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import type { AbilityAction, AbilitySubject, User } from '#src/contract/session.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { ownKontoPath, ownRechnungPath } from '../ownPaths.ts'
import { LISTS, type MenuEntry } from './menuEntries.ts'

/** Entries that belong together, with a caption. */
export interface MenuGroup {
  key: string
  /** Key of its German text; the first group needs none. */
  caption: string | null
  /** Its texts are in the language of the frame, not German. */
  translated?: true
  entries: readonly MenuEntry[]
}

const entry = (
  title: string,
  to: string,
  [action, subject]: readonly [AbilityAction, AbilitySubject],
  Icon: MenuEntry['Icon'],
): MenuEntry => ({ title, to, action, subject, Icon })

/** The account of a customer, the own record of an employee: as in the user menu. */
function kontoEntries(user: User): MenuEntry[] {
  const to = ownKontoPath(user)
  const subject = user.accountType === 'employee' ? 'EigenesKonto' : 'Konto'
  return to === null ? [] : [entry('menu:konto', to, ['read', subject], UserRound)]
}

/** The side-menu routes of spec 2 and what else has a screen of its own. */
export function menuGroupsOf(user: User): MenuGroup[] {
  return [
    {
      key: 'start',
      caption: null,
      entries: [entry('menu:dashboard', paths.dashboard, ['read', 'Dashboard'], LayoutDashboard)],
    },
    {
      key: 'kampagnen',
      caption: 'menu:caption.kampagnen',
      entries: [
        LISTS.kampagne,
        entry('menu:kampagneErstellen', paths.kampagneErstellen, ['create', 'Kampagne'], MailPlus),
        entry('menu:kampagneStatistiken', paths.kampagneStatistiken, ['read', 'Statistik'], ChartColumn),
      ],
    },
    {
      key: 'empfaenger',
      caption: 'menu:caption.empfaenger',
      entries: [
        LISTS.zielgruppe,
        entry('menu:zielgruppeErstellen', paths.zielgruppeErstellen, ['create', 'Zielgruppe'], UserPlus),
        entry('menu:zielgruppeHochladen', paths.zielgruppeHochladen, ['create', 'Zielgruppe'], FileSpreadsheet),
      ],
    },
    {
      key: 'gestaltung',
      caption: 'menu:caption.gestaltung',
      entries: [
        LISTS.werbemittel,
        entry('menu:werbemittelErstellen', paths.werbemittelErstellen, ['create', 'Werbemittel'], ImagePlus),
        entry('menu:werbemittelHochladen', paths.werbemittelHochladen(), ['create', 'Werbemittel'], FileUp),
        entry('menu:bildgenerierung', paths.bildgenerierung, ['read', 'Bildgenerierung'], Sparkles),
      ],
    },
    {
      key: 'verwaltung',
      caption: 'menu:caption.verwaltung',
      entries: [
        entry('menu:rechnung', ownRechnungPath(user), ['read', 'Rechnung'], ReceiptText),
        ...kontoEntries(user),
        entry('menu:mitarbeiter', paths.mitarbeiter, ['read', 'Mitarbeiter'], UserRoundCog),
        entry('menu:apizugang', paths.apizugang, ['read', 'ApiZugang'], KeyRound),
      ],
    },
  ]
}

/** The groups with the entries that the user's rights allow (spec 6); a group without any is left out. */
export function useMenuGroups(): MenuGroup[] {
  const ability = useAppAbility()
  const user = useCurrentUser()
  if (user === null) return []
  return menuGroupsOf(user)
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ action, subject }) => ability.can(action, subject)),
    }))
    .filter(({ entries }) => entries.length > 0)
}
