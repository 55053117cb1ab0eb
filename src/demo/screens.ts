import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartLine from 'lucide-react/icons/chart-line'
import LogIn from 'lucide-react/icons/log-in'
import Mail from 'lucide-react/icons/mail'
import MapPinned from 'lucide-react/icons/map-pinned'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Table2 from 'lucide-react/icons/table-2'
import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'

/** A screen as the overview names it: its texts are `demo:screen.<key>`. */
export interface NamedScreen {
  key: string
  to: string
  Icon: typeof Mail
}

/** They show data of their own and belong to every build. */
const CHARTS = [
  { key: 'charts', to: '/charts-and-maps/charts', Icon: ChartLine },
  { key: 'maps', to: '/charts-and-maps/maps', Icon: MapPinned },
] as const satisfies readonly NamedScreen[]

/** They need the sample endpoints, as routes.ts says. */
const SAMPLES = [
  { key: 'users', to: '/demo/users', Icon: UsersRound },
  { key: 'invoices', to: '/demo/invoices', Icon: ReceiptText },
  { key: 'table', to: '/demo/table', Icon: Table2 },
  { key: 'calendar', to: '/demo/calendar', Icon: CalendarDays },
  { key: 'chat', to: '/demo/chat', Icon: MessagesSquare },
  { key: 'email', to: '/demo/email', Icon: Mail },
  { key: 'login', to: '/demo/login', Icon: LogIn },
  { key: 'register', to: '/demo/register', Icon: UserPlus },
] as const satisfies readonly NamedScreen[]

/** The two that every build has. */
export const chartScreens = (): readonly NamedScreen[] => CHARTS

/** What the overview shows. */
export const demoScreens = (): readonly NamedScreen[] =>
  import.meta.env.VITE_DEMO === '1' ? [...SAMPLES, ...CHARTS] : CHARTS
