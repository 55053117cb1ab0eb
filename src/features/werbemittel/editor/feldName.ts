import type { FeldKey } from '#src/contract/dokument.ts'
import { isSpaltenKey, spaltenNameOf } from '#src/engines/print/rules.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** What people call a placeholder: an own column by its name. */
export const feldName = (key: FeldKey): string =>
  isSpaltenKey(key) ? spaltenNameOf(key) : text(`werbemittel:editor.placeholder.${key}`)
