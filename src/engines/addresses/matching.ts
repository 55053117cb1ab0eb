/** What two rows have in common. */

export { hausnummerOf, hausnummerStamm, strasseWort } from './similar/anschrift.ts'
export { firmaTeile } from './similar/firma.ts'
export { koelnerPhonetik } from './similar/koelner.ts'
export { Merkmale } from './similar/merkmale.ts'
export { nachnameWort, vornameWort } from './similar/namen.ts'
export { Vergleich } from './similar/vergleich.ts'
export { worteOf } from './similar/wort.ts'
