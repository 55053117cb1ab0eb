import type * as z from 'zod/mini'
import type { apizugangNames } from '../apizugang.ts'
import type { assetNames } from '../asset.ts'
import type { auskunftNames } from '../auskunft.ts'
import type { bildgenerierungNames } from '../bildgenerierung.ts'
import type { befundNames } from '../befund.ts'
import type { dokumentNames } from '../dokument.ts'
import type { freigabeNames } from '../freigabe.ts'
import type { freigabeLinkNames } from '../freigabeLink.ts'
import type { OperationName, Operations } from '../index.ts'
import type { kampagneNames } from '../kampagne.ts'
import type { kampagneEingabeNames } from '../kampagneEingabe.ts'
import type { kampagneVerweisNames } from '../kampagneVerweis.ts'
import type { kontoNames } from '../konto.ts'
import type { maskierteAdresseNames } from '../maskierteAdresse.ts'
import type { mitarbeiterNames } from '../mitarbeiter.ts'
import type { Operation } from '../operation.ts'
import type { preislisteNames } from '../preisliste.ts'
import type { qrCodeNames } from '../qrCode.ts'
import type { rechnungNames } from '../rechnung.ts'
import type { registrierungNames } from '../registrierung.ts'
import type { seiteNames } from '../seite.ts'
import type { sessionNames } from '../session.ts'
import type { sperrlisteNames } from '../sperrliste.ts'
import type { statistikNames } from '../statistik.ts'
import type { sucheNames } from '../suche.ts'
import type { uebertragungNames } from '../uebertragung.ts'
import type { werbemittelNames } from '../werbemittel.ts'
import type { werbemittelVersionNames } from '../werbemittelVersion.ts'
import type { zahlungNames } from '../zahlung.ts'
import type { adressEntwurfNames } from '../adressEntwurf.ts'
import type { zielgruppeNames } from '../zielgruppe.ts'
import type { zugangNames } from '../zugang.ts'

/** All names that schemas were given, module by module. */
type Named =
  | typeof apizugangNames
  | typeof assetNames
  | typeof auskunftNames
  | typeof bildgenerierungNames
  | typeof befundNames
  | typeof dokumentNames
  | typeof freigabeNames
  | typeof freigabeLinkNames
  | typeof kampagneNames
  | typeof kampagneEingabeNames
  | typeof kampagneVerweisNames
  | typeof kontoNames
  | typeof maskierteAdresseNames
  | typeof mitarbeiterNames
  | typeof preislisteNames
  | typeof qrCodeNames
  | typeof rechnungNames
  | typeof registrierungNames
  | typeof seiteNames
  | typeof sessionNames
  | typeof sperrlisteNames
  | typeof statistikNames
  | typeof sucheNames
  | typeof uebertragungNames
  | typeof werbemittelNames
  | typeof werbemittelVersionNames
  | typeof zahlungNames
  | typeof adressEntwurfNames
  | typeof zielgruppeNames
  | typeof zugangNames

type Name = Named extends infer One ? (One extends unknown ? keyof One : never) : never
type OneOf<S> = S extends readonly (infer Part)[] ? Part : S
/** The schemas of a name, of all modules that give it. */
type SchemaOf<N> = Named extends infer One ? (One extends Record<N & string, infer S> ? OneOf<S> : never) : never
type IsWords<N> = SchemaOf<N> extends { _zod: { def: { type: 'enum' } } } ? N : never

/** Names of lists of words, like `kampagneState`; all other names are things with fields, like `kampagne`. */
type WordsName = { [N in Name]: IsWords<N> }[Name]

/** Own names of fields, those of parts behind a point; of lists those of each entry: "versand.menge". */
type Path<T, Depth extends 1[] = []> = Depth['length'] extends 4
  ? never
  : T extends readonly (infer Part)[]
    ? Path<Part, Depth>
    : T extends Blob
      ? never
      : T extends object
        ? { [K in keyof T & string]: K | `${K}.${Path<NonNullable<T[K]>, [...Depth, 1]>}` }[keyof T & string]
        : never

type Fields<S> = { readonly [P in Path<z.input<S & z.core.$ZodType>>]?: string }

/** What one call of the backend has otherwise. What is left out is as the contract says. */
interface CallCorrection<T extends Operation> {
  path?: `/api/${string}`
  /** null: the path alone names the call. */
  aktion?: string | null
  method?: Operation['method']
  /** How the input travels; left out: as the method has it, query or form. */
  encoding?: Operation['encoding']
  betraege?: Operation['betraege']
  /** Matched with the real service; shown by `npm run contract`. */
  confirmed?: true
  /** Wire names of fields in this call alone; they go before those of `fields` and `everywhere`. */
  input?: Fields<T['input']>
  output?: Fields<T['output']>
  /** Wire words by the field that holds them, where they have no name of their own: of `sort`, of one constant. */
  words?: { readonly [P in Path<z.input<T['input']>> | Path<z.input<T['output']>>]?: Words<string> }
}

type Words<W extends string> = { readonly [Word in W]?: string | number }

/** What a backend says otherwise than the contract. */
export interface Correction {
  /** Name of the field that names the call; left out: `aktion`. */
  aktionField?: string
  /** false: browsers ask under the addresses of the contract at once, also where a list of what to block refuses them. */
  neutralPaths?: false
  /** Name of the field in which every answer lies, as "data" in {"success":true,"data":{…}}. */
  envelope?: string
  /** true: all fields in snake_case (`versandDatum` is `versand_datum`), but for those that a table names. */
  snakeCase?: true
  calls: { readonly [K in OperationName]?: CallCorrection<Operations[K]> }
  /** Wire name of a field by its own one, wherever it stands. */
  everywhere: Readonly<Record<string, string>>
  /** Wire names of fields by the thing that has them, in all its calls. */
  fields: { readonly [N in Exclude<Name, WordsName>]?: Fields<SchemaOf<N>> }
  /** Wire words by the list that they are of, in all calls. */
  words: { readonly [N in WordsName]?: Words<z.input<SchemaOf<N> & z.core.$ZodType> & string> }
}
