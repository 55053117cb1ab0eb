import { placeSheet } from '#src/shared/theme/placeSheet.ts'
import ui from '../shared/ui/ui.css?inline'
import frame from '../shell/frame.css?inline'

/** Static rules of the frame and of the first screens, with the program itself: no request more, no longer index.html. */
export function placePageSheet(): void {
  placeSheet('page', [ui, frame].join(''))
}
