import CalendarDays from '#src/shared/icons/CalendarDays.svg'
import ChartLine from '#src/shared/icons/ChartLine.svg'
import LogIn from '#src/shared/icons/LogIn.svg'
import MailIcon from '#src/shared/icons/MailIcon.svg'
import MapPinned from '#src/shared/icons/MapPinned.svg'
import MessagesSquare from '#src/shared/icons/MessagesSquare.svg'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import Table2 from '#src/shared/icons/Table2.svg'
import UserPlus from '#src/shared/icons/UserPlus.svg'
import UsersRound from '#src/shared/icons/UsersRound.svg'

/** A screen as the overview names it: its texts are `demo:screen.<key>`. */
export interface NamedScreen {
  key: string
  to: string
  Icon: typeof MailIcon
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
  { key: 'email', to: '/demo/email', Icon: MailIcon },
  { key: 'login', to: '/demo/login', Icon: LogIn },
  { key: 'register', to: '/demo/register', Icon: UserPlus },
] as const satisfies readonly NamedScreen[]

/** The two that every build has. */
export const chartScreens = (): readonly NamedScreen[] => CHARTS

/** What the overview shows. */
export const demoScreens = (): readonly NamedScreen[] =>
  import.meta.env.VITE_DEMO === '1' ? [...SAMPLES, ...CHARTS] : CHARTS
