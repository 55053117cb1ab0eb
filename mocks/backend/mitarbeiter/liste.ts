import type { MitarbeiterStatus } from '#src/contract/mitarbeiter.ts'
import type { mitarbeiterOperations } from '#src/contract/mitarbeiterOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { requireActor, type Context } from '../platform/context.ts'
import {
  bedingungen,
  turnPage,
  containsWort,
  suchBedingungen,
  und,
  type Bedingung,
  type Liste,
} from '../platform/liste.ts'
import { loadEinige, loadVierAugen, toMitarbeiter } from './load.ts'

type Eingabe = Input<(typeof mitarbeiterOperations)['fetchMitarbeiterListe']>

const SPALTEN = {
  name: 'sortierung',
  letzterLogin: 'zuletztAngemeldet',
} as const satisfies Record<NonNullable<Eingabe['sort']>, Liste['spalte']>

const e = bedingungen<'mitarbeiter'>()
const EINGELADEN = e.and([e('eingeladenAm', 'is not', null), e('aktiviertAm', 'is', null)])

/** What makes a row have a status, as `statusOf` says it of a loaded one. */
const STATUS: Record<MitarbeiterStatus, Bedingung> = {
  eingeladen: EINGELADEN,
  aktiv: e.and([e('aktiv', '=', 1), e.not(EINGELADEN)]),
  deaktiviert: e.and([e('aktiv', '!=', 1), e.not(EINGELADEN)]),
}

/** A page of everyone who works with the customer's account. */
export async function fetchMitarbeiterListe(
  { q = '', role, status, sort = 'name', ...rest }: Eingabe,
  context: Context,
) {
  const { idPtKunde } = requireActor(context)
  const bedingung = und([
    e('idPtKunde', '=', idPtKunde),
    ...(role === undefined ? [] : [e('role', '=', role)]),
    ...(status === undefined ? [] : [STATUS[status]]),
    ...suchBedingungen(q, (wort) => [containsWort(e.ref('suche'), wort)]),
  ])
  const { zeilen, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'mitarbeiter',
      id: 'idThHeadhunterMitarbeiter',
      bedingung,
      sort,
      spalte: SPALTEN[sort],
      art: 'text',
      richtung: rest.richtung ?? (sort === 'name' ? 'auf' : 'ab'),
    },
    { ...rest, groesse: JE_SEITE.mitarbeiter },
    (ids) => loadEinige(context, idPtKunde, ids),
  )
  return { mitarbeiter: zeilen.map(toMitarbeiter), ...seite, vierAugen: await loadVierAugen(context, idPtKunde) }
}
