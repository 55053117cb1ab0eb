import { placeSheet } from '#src/shared/theme/placeSheet.ts'
import ui from '../shared/ui/ui.css?inline'

/** Static rules of the first screens, with the program itself: no request more, no longer index.html. */
export function placePageSheet(): void {
  placeSheet('page', ui)
}
