import BookOpen from 'lucide-react/icons/book-open'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileUp from 'lucide-react/icons/file-up'
import Files from 'lucide-react/icons/files'
import ImagePlus from 'lucide-react/icons/image-plus'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MailPlus from 'lucide-react/icons/mail-plus'
import Mails from 'lucide-react/icons/mails'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Sparkles from 'lucide-react/icons/sparkles'
import UserPlus from 'lucide-react/icons/user-plus'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import Users from 'lucide-react/icons/users'
import type { IconName } from '#src/routes/record.ts'

/** The pictures that the records of the pages name. */
export const PAGE_ICONS: Readonly<Record<IconName, typeof Users>> = {
  book: BookOpen,
  chart: ChartColumn,
  dashboard: LayoutDashboard,
  fileUp: FileUp,
  files: Files,
  imagePlus: ImagePlus,
  key: KeyRound,
  mailPlus: MailPlus,
  mails: Mails,
  receipt: ReceiptText,
  sparkles: Sparkles,
  table: FileSpreadsheet,
  user: UserRound,
  userCog: UserRoundCog,
  userPlus: UserPlus,
  users: Users,
}
