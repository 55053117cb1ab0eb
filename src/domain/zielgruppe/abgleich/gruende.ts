import { ABGLEICH_GRUENDE } from '#src/contract/ausschluss.ts'
import { codeMask } from '../adressdatei/codes.ts'

/** All reasons to leave a person out or to ask about him, as a bit set of row codes. */
export const ABGLEICH_MASKE = codeMask(ABGLEICH_GRUENDE)
