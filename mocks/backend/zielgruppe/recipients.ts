import type { Ausgenommen, Ausschluss } from '#src/contract/ausschluss.ts'
import { EMPFAENGER_FELDER, type Empfaenger, type ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { anredeOhneNamen, ohneNamen } from '#src/domain/zielgruppe/teiladresse.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { pause } from '../platform/pause.ts'
import { ausgenommeneJe } from './ausgenommen.ts'
import { loadAbgleich, type AbgleichFrage, type Versand } from './abgleich.ts'
import { loadAuswahl } from './auswahl.ts'
import { limit } from './limit.ts'
import { personOf } from './people.ts'
import { fromJson } from '../platform/db/json.ts'
import { spaltenLeser, type GebrauchteSpalten } from './spalten.ts'

/** What identifies the recipients of a target group. */
export interface ZielgruppeQuelle {
  idPtZielgruppe: number
  idPtKunde: number
  typ: 'filter' | 'hochgeladen'
  /** JSON: ZielgruppeFilter. */
  filter: string | null
  /** JSON: Ausschluss. */
  ausschluss: string | null
  /** The campaign that they are taken for; left out where there is none. */
  versand?: Versand | null | undefined
  /** JSON: EigeneSpalte[]. */
  spalten?: string | null | undefined
  /** Own columns that go along with the recipients; left out: none does. */
  gebraucht?: GebrauchteSpalten | undefined
}

const frageVon = ({ idPtKunde, ausschluss, versand = null }: ZielgruppeQuelle): AbgleichFrage => ({
  idPtKunde,
  ausschluss: fromJson<Ausschluss>(ausschluss),
  versand,
})

/** A recipient under the number by which the next page goes on: of his row, or of a consumer. */
export interface Nummeriert {
  nr: number
  empfaenger: Empfaenger
  /** JSON: names of entries that he is not, as somebody decided. */
  jemandAnderes?: string | null
}

/** Why somebody is left out, as row codes: nobody is asked any more, so that whoever is likely one is, too. */
export function maskeVon(abgleich: Abgleich, { empfaenger, jemandAnderes = null }: Omit<Nummeriert, 'nr'>): number {
  if (abgleich.leer) return 0
  return abgleich.befund(empfaenger, jemandAnderes === null ? undefined : new Set(fromJson<string[]>(jemandAnderes)))
    .maske
}

/** Numbers that one statement looks at, whether they belong to somebody or not: it never takes more than some ms. */
const FENSTER = 1000

/**
 * People of a filter or rows of a list after number `nach`, in an order that never changes and without those who are left
 * out: of the blocklist, the Robinson list, and whom the target group leaves out, for sure or likely. They are compared by name, also where the
 * piece names nobody. Other requests have their turn after each page, which may be empty; in a transaction they would wait
 * for the last one.
 */
export async function* recipientPages(
  context: Pick<Context, 'db' | 'heute'>,
  zielgruppe: ZielgruppeQuelle,
  nach = 0,
): AsyncGenerator<Nummeriert[]> {
  const abgleich = await loadAbgleich(context, frageVon(zielgruppe))
  const ohne = namenlos(zielgruppe)
  for await (const page of everybodyOf(context.db, zielgruppe, { nach }))
    yield ohne(page.filter((einer) => maskeVon(abgleich, einer) === 0))
}

/** Takes the names off where a filter is addressed without them. */
function namenlos({ filter }: ZielgruppeQuelle): (page: Nummeriert[]) => Nummeriert[] {
  const anrede = filter === null ? null : anredeOhneNamen(fromJson<ZielgruppeFilter>(filter))
  if (anrede === null) return (page) => page
  return (page) => page.map((einer) => ({ ...einer, empfaenger: ohneNamen(einer.empfaenger, anrede) }))
}

/** How many of a target group are left out, and why. A filter is looked at where the blocklist has somebody; a list's PLZ may be slips. */
export async function ausgenommenVon(
  context: Pick<Context, 'db' | 'heute'>,
  zielgruppe: ZielgruppeQuelle,
): Promise<Ausgenommen> {
  const abgleich = await loadAbgleich(context, frageVon(zielgruppe))
  const je: Ausgenommen = {}
  if (abgleich.leer) return je
  const { kuerzlich, andereListe } = abgleich.anzahl
  const verdaechtig = zielgruppe.typ === 'filter' && kuerzlich === undefined && andereListe === undefined
  for await (const page of everybodyOf(context.db, zielgruppe, { nach: 0, verdaechtig }))
    for (const einer of page) ausgenommeneJe(je, maskeVon(abgleich, einer))
  return je
}

interface Auswahl {
  nach: number
  /** Only where somebody of the blocklist lives, which may be more places than a statement takes values. */
  verdaechtig?: boolean
}

async function* everybodyOf(
  db: Db,
  zielgruppe: ZielgruppeQuelle,
  { nach, verdaechtig = false }: Auswahl,
): AsyncGenerator<Nummeriert[]> {
  const quelle = zielgruppe.typ === 'hochgeladen' ? ofList(db, zielgruppe) : await ofFilter(db, zielgruppe)
  if (quelle === null) return
  const letzte = await quelle.letzte()
  for (let ab = quelle.vonVorn ? 0 : nach; ab < letzte; ab += FENSTER) {
    const page = await quelle.read(ab, ab + FENSTER, verdaechtig)
    yield quelle.vonVorn && ab < nach ? page.filter(({ nr }) => nr > nach) : page
    await pause()
  }
}

/** Where recipients come from, by ranges of their numbers: after `ab`, up to and with `bis`. */
interface Quelle {
  /** Who is taken depends on who was taken before. */
  vonVorn?: boolean
  letzte: () => Promise<number>
  read: (ab: number, bis: number, verdaechtig: boolean) => Promise<Nummeriert[]>
}

const gesperrteOrte = (db: Db, idPtKunde: number) =>
  db
    .selectFrom('sperre')
    .select('sperre.plz')
    .where('sperre.idPtKunde', '=', idPtKunde)
    .union(db.selectFrom('robinson').select('robinson.plz').where('robinson.idPtKunde', '=', idPtKunde))

function ofList(db: Db, { idPtZielgruppe, idPtKunde, spalten, gebraucht }: ZielgruppeQuelle): Quelle {
  const leser = spaltenLeser(spalten, gebraucht)
  const rows = db.selectFrom('zielgruppeEmpfaenger').where('idPtZielgruppe', '=', idPtZielgruppe)
  return {
    letzte: async () => {
      const { nr } = await rows.select((e) => e.fn.max('nr').as('nr')).executeTakeFirstOrThrow()
      // There is none in an empty list, whatever the type of an aggregate says.
      return Number(nr)
    },
    read: async (ab, bis, verdaechtig) => {
      const page = await rows
        .select(['nr', 'jemandAnderes', ...EMPFAENGER_FELDER])
        .$if(leser !== null, (query) => query.select('weitere'))
        .where('nr', '>', ab)
        .where('nr', '<=', bis)
        .$if(verdaechtig, (query) => query.where('plz', 'in', gesperrteOrte(db, idPtKunde)))
        .orderBy('nr')
        .execute()
      return page.map(({ nr, jemandAnderes, weitere = null, ...empfaenger }) => ({
        nr,
        jemandAnderes,
        empfaenger: leser === null ? empfaenger : { ...empfaenger, spalten: leser(weitere) },
      }))
    },
  }
}

/** So many postal codes are named in the statement; more are sorted out afterwards. */
const PLZ_GENANNT = 500

async function ofFilter(db: Db, { filter, idPtKunde }: ZielgruppeQuelle): Promise<Quelle | null> {
  if (filter === null) return null
  const wanted = fromJson<ZielgruppeFilter>(filter)
  const auswahl = await loadAuswahl(db, wanted)
  const plz = auswahl.orte.length > PLZ_GENANNT ? null : auswahl.orte.map((ort) => ort.plz)
  const read = async (ab: number, bis: number, verdaechtig = false) => {
    if (plz?.length === 0) return []
    const page = await db
      .selectFrom('verbraucher')
      .select(['idVerbraucher', 'geschlecht', 'kaufkraft', 'plz', 'ort', 'haustyp'])
      .where('idVerbraucher', '>', ab)
      .where('idVerbraucher', '<=', bis)
      .$if(plz !== null, (query) => query.where('plz', 'in', plz ?? []))
      .$if(verdaechtig, (query) => query.where('plz', 'in', gesperrteOrte(db, idPtKunde)))
      .orderBy('idVerbraucher')
      .execute()
    return page.filter(auswahl.hits)
  }
  const letzte = async () => {
    const { nr } = await db
      .selectFrom('verbraucher')
      .select((e) => e.fn.max('idVerbraucher').as('nr'))
      .executeTakeFirstOrThrow()
    return Number(nr)
  }
  async function* nummern() {
    const bis = await letzte()
    for (let ab = 0; ab < bis; ab += FENSTER) {
      yield (await read(ab, ab + FENSTER)).map(({ idVerbraucher }) => idVerbraucher)
      await pause()
    }
  }
  const wahl = await limit(wanted, auswahl, nummern)
  return {
    vonVorn: wahl !== null,
    letzte,
    read: async (ab, bis, verdaechtig) => {
      const page = await read(ab, bis, verdaechtig)
      return (wahl === null ? page : page.filter(wahl)).map((person) => ({
        nr: person.idVerbraucher,
        empfaenger: personOf(person),
      }))
    },
  }
}
