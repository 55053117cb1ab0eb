import { formatId } from '#src/contract/dokument.ts'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { rechnungArt } from '#src/contract/rechnung.ts'
import type { AbilitySubject } from '#src/contract/session.ts'
import type { SuchArt, SuchGruppe, Treffer } from '#src/contract/suche.ts'
import { stateLabel } from '#src/domain/kampagne/labels.ts'
import { formatDatum, formatEuro, formatZahl } from '#src/base/number/german.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { suchtext } from '#src/domain/suche/suche.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { bedingungen, containsWort, oder, wortAnfang, type Bedingung, type Liste } from '../platform/liste.ts'

/** Something that may be a hit. */
export interface Kandidat extends Omit<Treffer, 'art'> {
  /** Found too, besides the title. */
  weitere: string[]
  /** The newer one stands first; "" where age means nothing. */
  stand: string
}

export interface Quelle {
  art: SuchArt
  gruppe: SuchGruppe
  /** Without read on it nothing of this kind is found. */
  subject: AbilitySubject
  tabelle: Liste['tabelle']
  id: string
  /** Whether the title, folded, holds a word; and whether one of its words begins with it. */
  titel: (wort: string) => { innen: Bedingung; anfang: Bedingung }
  /** By the index of the list's usual order. */
  ordnung: Pick<Liste, 'spalte' | 'richtung'>
  /** What of the caller's customer is looked through, besides the words. */
  sichtbar: (idPtKunde: number) => Bedingung[]
  /** The columns that hold a word. */
  gefunden: (wort: string) => Bedingung
  /** Words that stand in no column: names of states, formats and kinds. */
  weitere: (wort: string, context: Context) => Bedingung[]
  load: (context: Context, ids: readonly number[]) => Promise<Kandidat[]>
}

const k = bedingungen<'kampagne'>()
const z = bedingungen<'zielgruppe'>()
const w = bedingungen<'werbemittel'>()
const r = bedingungen<'rechnung'>()
const m = bedingungen<'mitarbeiter'>()

/** Codes whose name holds the word. */
const benannt = <C extends string>(wort: string, namen: readonly (readonly [code: C, name: string])[]): C[] =>
  namen.flatMap(([code, name]) => (suchtext(name).includes(wort) ? [code] : []))

/** The title is all that is searched in. */
const wortIn = (spalte: Parameters<typeof containsWort>[0]) => ({
  titel: (wort: string) => ({ innen: containsWort(spalte, wort), anfang: oder(wortAnfang(spalte, wort)) }),
  gefunden: (wort: string) => containsWort(spalte, wort),
})

const ZULETZT = { spalte: 'geaendertAm', richtung: 'ab' } as const
const BELEG = { rechnung: 'Rechnung', storno: 'Stornorechnung', gutschriftKorrektur: 'Stornorechnung' } as const

const kampagne: Quelle = {
  art: 'kampagne',
  gruppe: 'dateien',
  subject: 'Kampagne',
  tabelle: 'kampagne',
  id: 'idPtKampagne',
  ...wortIn(k.ref('suche')),
  ordnung: ZULETZT,
  sichtbar: (idPtKunde) => [k('idPtKunde', '=', idPtKunde)],
  weitere: (wort, { settings }) => {
    const states = benannt(
      wort,
      KAMPAGNE_STATES.map((state) => [state, stateLabel(state, settings.anbieterName)] as const),
    )
    return states.length === 0 ? [] : [k('state', 'in', states)]
  },
  async load({ db, settings }, ids) {
    const rows = await db.selectFrom('kampagne').selectAll().where('idPtKampagne', 'in', ids).execute()
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
  },
}

const zielgruppe: Quelle = {
  art: 'zielgruppe',
  gruppe: 'dateien',
  subject: 'Zielgruppe',
  tabelle: 'zielgruppe',
  id: 'idPtZielgruppe',
  ...wortIn(z.ref('suche')),
  ordnung: ZULETZT,
  sichtbar: (idPtKunde) => [z('idPtKunde', '=', idPtKunde), z('archiviert', '=', 0), z('fertig', '=', 1)],
  weitere: () => [],
  async load({ db }, ids) {
    const rows = await db.selectFrom('zielgruppe').selectAll().where('idPtZielgruppe', 'in', ids).execute()
    return rows.map(({ idPtZielgruppe, bezeichnung, typ, potenzial, geaendertAm }) => ({
      id: idPtZielgruppe,
      titel: bezeichnung,
      untertitel: `${typ === 'filter' ? 'Filter' : 'Hochgeladene Liste'} · ${formatZahl(potenzial)} ${potenzial === 1 ? 'Person' : 'Personen'}`,
      weitere: [],
      stand: geaendertAm,
    }))
  },
}

const werbemittel: Quelle = {
  art: 'werbemittel',
  gruppe: 'dateien',
  subject: 'Werbemittel',
  tabelle: 'werbemittel',
  id: 'idPtWerbemittel',
  ...wortIn(w.ref('suche')),
  ordnung: ZULETZT,
  sichtbar: (idPtKunde) => [w('idPtKunde', '=', idPtKunde), w('archiviert', '=', 0)],
  weitere: (wort) => {
    const formate = benannt(
      wort,
      formatId.options.map((format) => [format, FORMATS[format].label] as const),
    )
    return formate.length === 0 ? [] : [w('format', 'in', formate)]
  },
  async load({ db }, ids) {
    const rows = await db
      .selectFrom('werbemittel')
      .select(['idPtWerbemittel', 'bezeichnung', 'format', 'typ', 'geaendertAm'])
      .where('idPtWerbemittel', 'in', ids)
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
  },
}

const rechnung: Quelle = {
  art: 'rechnung',
  gruppe: 'dateien',
  subject: 'Rechnung',
  tabelle: 'rechnung',
  id: 'idPtRechnung',
  ...wortIn(r.ref('suche')),
  titel: wortIn(r.fn<string>('lower', ['rechnungsnummer'])).titel,
  ordnung: { spalte: 'rechnungsdatum', richtung: 'ab' },
  sichtbar: (idPtKunde) => [r('idPtKunde', '=', idPtKunde)],
  weitere: (wort) => {
    const arten = benannt(
      wort,
      rechnungArt.options.map((art) => [art, BELEG[art]] as const),
    )
    return arten.length === 0 ? [] : [r('art', 'in', arten)]
  },
  async load({ db }, ids) {
    const rows = await db
      .selectFrom('rechnung')
      .select(['idPtRechnung', 'rechnungsnummer', 'art', 'rechnungsdatum', 'kampagneBezeichnung', 'brutto'])
      .where('idPtRechnung', 'in', ids)
      .execute()
    return rows.map(({ idPtRechnung, rechnungsnummer, art, rechnungsdatum, kampagneBezeichnung, brutto }) => ({
      id: idPtRechnung,
      titel: rechnungsnummer,
      untertitel: `${BELEG[art]} · ${formatDatum(rechnungsdatum)} · ${formatEuro(brutto)} · ${kampagneBezeichnung}`,
      weitere: [BELEG[art], kampagneBezeichnung],
      stand: rechnungsdatum,
    }))
  },
}

const mitarbeiter: Quelle = {
  art: 'mitarbeiter',
  gruppe: 'kontakte',
  subject: 'Mitarbeiter',
  tabelle: 'mitarbeiter',
  id: 'idThHeadhunterMitarbeiter',
  ...wortIn(m.ref('suche')),
  ordnung: { spalte: 'sortierung', richtung: 'auf' },
  sichtbar: (idPtKunde) => [m('idPtKunde', '=', idPtKunde)],
  weitere: () => [],
  async load({ db }, ids) {
    const rows = await db
      .selectFrom('mitarbeiter')
      .select(['idThHeadhunterMitarbeiter', 'vorname', 'nachname', 'email', 'position', 'aktiv'])
      .where('idThHeadhunterMitarbeiter', 'in', ids)
      .execute()
    return rows.map(({ idThHeadhunterMitarbeiter, vorname, nachname, email, position, aktiv }) => ({
      id: idThHeadhunterMitarbeiter,
      titel: `${vorname} ${nachname}`,
      untertitel: aktiv === 1 ? email : `${email} · nicht aktiv`,
      weitere: [email, position],
      stand: '',
    }))
  },
}

/** Recipients are not among them: nobody finds a person in the address lists by chance. */
const QUELLEN: readonly Quelle[] = [kampagne, zielgruppe, werbemittel, rechnung, mitarbeiter]

/** What the caller may find in a group. */
export function quellenFuer(context: Context, gruppe: SuchGruppe): Quelle[] {
  const { ability } = requireActor(context)
  return QUELLEN.filter((quelle) => quelle.gruppe === gruppe && ability.can('read', quelle.subject))
}
