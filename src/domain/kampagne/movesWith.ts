/** What is kept of a campaign moves with it: locks of lists and sheets, invoices, payments, figures, links. */
const KAMPAGNE = ['kampagne', 'zielgruppe', 'werbemittel', 'rechnung', 'zahlung', 'statistik', 'freigabe'] as const

/** Nouns that show something of what was changed: what was read of them is old then. */
const MOVED = {
  kampagne: KAMPAGNE,
  freigabe: KAMPAGNE,
  zahlung: KAMPAGNE,
  /** Lists and sheets say where they are used. */
  entwurf: ['zielgruppe', 'werbemittel'],
  rechnung: ['rechnung', 'kampagne', 'zahlung', 'statistik'],
  /** Examples of target groups and the quantity of campaigns leave out who is on them. */
  sperrliste: ['sperrliste', 'zielgruppe', 'kampagne'],
  /** A list may be what another one is compared with. */
  zielgruppe: ['zielgruppe', 'kampagne', 'sperrliste'],
  /** Pictures say where they are used. */
  werbemittel: ['kampagne', 'bild'],
  /** Sender, tax, mandate; the brand on the page of the approvers. */
  konto: ['kampagne', 'freigabe'],
  /** Who is asked to approve, and whether two have to. */
  mitarbeiter: ['mitarbeiter', 'kampagne'],
} satisfies Record<string, readonly string[]>

interface Read {
  queryKey: readonly unknown[]
}

/** Parts of a sheet that never change under their key: reading them again would bring the same. */
const isFixed = ([noun, part]: readonly unknown[]) => noun === 'werbemittel' && part !== 'list' && part !== 'detail'

/**
 * Whether something that was read is old after a change.
 * @param except what the answer to the change has just been put in the place of
 */
export function movesWith(change: keyof typeof MOVED, except: readonly unknown[] = []): (read: Read) => boolean {
  const nouns = new Set<unknown>(MOVED[change])
  const own = JSON.stringify(except)
  return ({ queryKey }) => nouns.has(queryKey[0]) && !isFixed(queryKey) && JSON.stringify(queryKey) !== own
}
