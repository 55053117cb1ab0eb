import type { WerbemittelZeile } from '#src/contract/werbemittel.ts'

const BEARBEITBAR: readonly WerbemittelZeile['status'][] = ['entwurf', 'bereit', 'fehlerhaft']

/** Any other state, also one that we do not know, is looked at and not changed. */
export const isBearbeitbar = ({ status }: Pick<WerbemittelZeile, 'status'>): boolean => BEARBEITBAR.includes(status)
