import { BookOpen } from '#src/shared/icons/BookOpen.tsx'
import { ChartColumn } from '#src/shared/icons/ChartColumn.tsx'
import { FileSpreadsheet } from '#src/shared/icons/FileSpreadsheet.tsx'
import { FileUp } from '#src/shared/icons/FileUp.tsx'
import { Files } from '#src/shared/icons/Files.tsx'
import { ImagePlus } from '#src/shared/icons/ImagePlus.tsx'
import { KeyRound } from '#src/shared/icons/KeyRound.tsx'
import { LayoutDashboard } from '#src/shared/icons/LayoutDashboard.tsx'
import { MailPlus } from '#src/shared/icons/MailPlus.tsx'
import { Mails } from '#src/shared/icons/Mails.tsx'
import { ReceiptText } from '#src/shared/icons/ReceiptText.tsx'
import { Sparkles } from '#src/shared/icons/Sparkles.tsx'
import { UserPlus } from '#src/shared/icons/UserPlus.tsx'
import { UserRound } from '#src/shared/icons/UserRound.tsx'
import { UserRoundCog } from '#src/shared/icons/UserRoundCog.tsx'
import { Users } from '#src/shared/icons/Users.tsx'
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
