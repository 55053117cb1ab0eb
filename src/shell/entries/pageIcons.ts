import BookOpen from '#src/shared/icons/BookOpen.svg'
import ChartColumn from '#src/shared/icons/ChartColumn.svg'
import FileSpreadsheet from '#src/shared/icons/FileSpreadsheet.svg'
import FileUp from '#src/shared/icons/FileUp.svg'
import Files from '#src/shared/icons/Files.svg'
import ImagePlus from '#src/shared/icons/ImagePlus.svg'
import KeyRound from '#src/shared/icons/KeyRound.svg'
import LayoutDashboard from '#src/shared/icons/LayoutDashboard.svg'
import MailPlus from '#src/shared/icons/MailPlus.svg'
import Mails from '#src/shared/icons/Mails.svg'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import Sparkles from '#src/shared/icons/Sparkles.svg'
import UserPlus from '#src/shared/icons/UserPlus.svg'
import UserRound from '#src/shared/icons/UserRound.svg'
import UserRoundCog from '#src/shared/icons/UserRoundCog.svg'
import Users from '#src/shared/icons/Users.svg'
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
