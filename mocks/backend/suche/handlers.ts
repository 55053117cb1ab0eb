import type { AbilitySubject } from '#src/contract/session.ts'
import {
  SUCH_GRUPPEN,
  SUCHE_TREFFER,
  SUCHE_TREFFER_MAX,
  type SuchArt,
  type SuchGruppe,
  type sucheOperations,
  type Treffer,
} from '#src/contract/suche.ts'
import { stateLabel } from '#src/domain/kampagne/labels.ts'
import { formatDatum, formatEuro, formatZahl } from '#src/domain/number/german.ts'
import { FORMATS } from '#src/domain/print/formats.ts'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Something that may be a hit. */
interface Kandidat extends Omit<Treffer, 'art'> {
  /** Found too, besides the title. */
  weitere: string[]
  /** The newer one stands first; "" where age means nothing. */
  stand: string
}

interface Quelle {
  art: SuchArt
  gruppe: SuchGruppe
  /** Without read on it nothing of this kind is found. */
  subject: AbilitySubject
  load: (context: Context, idPtKunde: number) => Promise<Kandidat[]>
}

async function kampagnen({ db, settings }: Context, idPtKunde: number): Promise<Kandidat[]> {
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'bezeichnung', 'state', 'versandDatum', 'geaendertAm'])
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  return rows.map(({ idPtKampagne, bezeichnung, state, versandDatum, geaendertAm }) => {
    const zustand = stateLabel(state, settings.anbieterName)
    return {
      id: idPtKampagne,
      titel: bezeichnung,
      untertitel: versandDatum === null ? zustand : `${zustand} · Versand ${formatDatum(versandDatum)}`,
      weitere: [zustand],
      stand: geaendertAm,
    }
  })
}

async function zielgruppen({ db }: Context, idPtKunde: number): Promise<Kandidat[]> {
  const rows = await db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'bezeichnung', 'typ', 'potenzial', 'geaendertAm'])
    .where('idPtKunde', '=', idPtKunde)
    .where('fertig', '=', 1)
    .where('archiviert', '=', 0)
    .execute()
  return rows.map(({ idPtZielgruppe, bezeichnung, typ, potenzial, geaendertAm }) => ({
    id: idPtZielgruppe,
    titel: bezeichnung,
    untertitel: `${typ === 'filter' ? 'Filter' : 'Hochgeladene Liste'} · ${formatZahl(potenzial)} ${potenzial === 1 ? 'Person' : 'Personen'}`,
    weitere: [],
    stand: geaendertAm,
  }))
}

async function werbemittel({ db }: Context, idPtKunde: number): Promise<Kandidat[]> {
  const rows = await db
    .selectFrom('werbemittel')
    .select(['idPtWerbemittel', 'bezeichnung', 'format', 'typ', 'geaendertAm'])
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .execute()
  return rows.map(({ idPtWerbemittel, bezeichnung, format, typ, geaendertAm }) => {
    const { label } = FORMATS[format]
    return {
      id: idPtWerbemittel,
      titel: bezeichnung,
      untertitel: typ === 'editor' ? label : `${label} · Hochgeladenes PDF`,
      weitere: [label],
      stand: geaendertAm,
    }
  })
}

async function rechnungen({ db }: Context, idPtKunde: number): Promise<Kandidat[]> {
  const rows = await db
    .selectFrom('rechnung')
    .select(['idPtRechnung', 'rechnungsnummer', 'art', 'rechnungsdatum', 'kampagneBezeichnung', 'brutto'])
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  return rows.map(({ idPtRechnung, rechnungsnummer, art, rechnungsdatum, kampagneBezeichnung, brutto }) => {
    const name = art === 'rechnung' ? 'Rechnung' : 'Stornorechnung'
    return {
      id: idPtRechnung,
      titel: rechnungsnummer,
      untertitel: `${name} · ${formatDatum(rechnungsdatum)} · ${formatEuro(brutto)} · ${kampagneBezeichnung}`,
      weitere: [name, kampagneBezeichnung],
      stand: rechnungsdatum,
    }
  })
}

async function mitarbeiter({ db }: Context, idPtKunde: number): Promise<Kandidat[]> {
  const rows = await db
    .selectFrom('mitarbeiter')
    .select(['idThHeadhunterMitarbeiter', 'vorname', 'nachname', 'email', 'aktiv'])
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  return rows.map(({ idThHeadhunterMitarbeiter, vorname, nachname, email, aktiv }) => ({
    id: idThHeadhunterMitarbeiter,
    titel: `${vorname} ${nachname}`,
    untertitel: aktiv === 1 ? email : `${email} · nicht aktiv`,
    weitere: [email],
    stand: '',
  }))
}

/** Recipients are not among them: nobody finds a person in the address lists by chance. */
const QUELLEN: readonly Quelle[] = [
  { art: 'kampagne', gruppe: 'seiten', subject: 'Kampagne', load: kampagnen },
  { art: 'zielgruppe', gruppe: 'seiten', subject: 'Zielgruppe', load: zielgruppen },
  { art: 'werbemittel', gruppe: 'dateien', subject: 'Werbemittel', load: werbemittel },
  { art: 'rechnung', gruppe: 'dateien', subject: 'Rechnung', load: rechnungen },
  { art: 'mitarbeiter', gruppe: 'kontakte', subject: 'Mitarbeiter', load: mitarbeiter },
]

const DEUTSCH = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

interface Gefunden extends Kandidat {
  art: SuchArt
  rang: number
}

/** Best first, among equals the newest, then by name. */
function compare(a: Gefunden, b: Gefunden): number {
  return a.rang - b.rang || b.stand.localeCompare(a.stand) || DEUTSCH.compare(a.titel, b.titel) || b.id - a.id
}

/** Compared here, as the lists do: no two databases fold case and umlauts alike, and `%` or `_` mean nothing. */
async function find(context: Context, q: string, { art, load }: Quelle): Promise<Gefunden[]> {
  const kandidaten = await load(context, requireActor(context).idPtKunde)
  return kandidaten.flatMap((kandidat) => {
    const rang = trefferRang(kandidat.titel, kandidat.weitere, q)
    return rang === null ? [] : [{ ...kandidat, art, rang }]
  })
}

export const sucheHandlers: HandlersOf<typeof sucheOperations> = {
  async fetchSuche({ q, gruppe, limit = SUCHE_TREFFER }, context) {
    const { ability } = requireActor(context)
    const count = Math.min(Math.max(limit, 1), SUCHE_TREFFER_MAX)
    const readable = QUELLEN.filter(({ subject }) => ability.can('read', subject))
    const gruppen = SUCH_GRUPPEN.filter((name) => gruppe === undefined || name === gruppe).map(async (name) => {
      const sources = readable.filter((quelle) => quelle.gruppe === name)
      const found = (await Promise.all(sources.map((quelle) => find(context, q, quelle)))).flat().toSorted(compare)
      const treffer = found.slice(0, count).map(({ art, id, titel, untertitel }) => ({ art, id, titel, untertitel }))
      return { gruppe: name, total: found.length, treffer }
    })
    return { gruppen: await Promise.all(gruppen) }
  },
}
