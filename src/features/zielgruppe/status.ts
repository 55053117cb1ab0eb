import type { ZielgruppeStatus } from '#src/contract/zielgruppe.ts'
import type { StatusTone } from '#src/shared/theme/palette.ts'

/** Colour of each status; icon and word stand beside it. */
export const ZIELGRUPPE_TONE: Record<ZielgruppeStatus, StatusTone> = {
  entwurf: 'secondary',
  wirdGezaehlt: 'info',
  wirdGeprueft: 'info',
  korrekturNoetig: 'stempel',
  bereit: 'success',
  veraltet: 'warning',
  gesperrt: 'primary',
  archiviert: 'secondary',
}
