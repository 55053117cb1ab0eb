import type { ApiRecht } from '#src/contract/apizugang.ts'
import type { OperationName } from '#src/contract/index.ts'
import { buildAbility } from '#src/domain/ability/ability.ts'
import { ipErlaubt } from '#src/domain/apizugang/adressen.ts'
import { isPerApiErreichbar, RECHTE, rechteFuer, tokenErreicht, tokenRules } from '#src/domain/apizugang/rechte.ts'
import { ANFRAGEN_JE_FENSTER, isNutzbar, ratenFenster } from '#src/domain/apizugang/token.ts'
import { Refusal, type Actor } from '../platform/context.ts'
import type { ApiTokenRow } from './rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { sha256 } from '../platform/files.ts'
import { nebenbei } from '../platform/nebenbei.ts'
import type { Parts } from '../platform/parts.ts'
import { loadUser, personOf } from '../zugang/sitzung.ts'
import { statusOf } from './tokens.ts'
import { fromJson } from '../platform/db/json.ts'

/** Headers that say how many calls are left in this minute, on every answer to a token that may call at all. */
interface Rate {
  rest: number
  restS: number
  exceeded: boolean
}

/** A known token and what came of looking at it. */
export interface TokenAccess {
  token: ApiTokenRow
  rechte: ApiRecht[]
  actor: Actor | null
  rate: Rate | null
  /** Why it may not call; thrown by the dispatcher, so that it is answered and noted like every refusal. */
  refusal: Refusal | null
}

/** What is known of a call when it ends. */
export interface NotedCall {
  /** Number of the request. */
  anfrage: string
  ip: string
  /** Start, ms since 1970. */
  beginn: number
  /** The API token that came along, whether it was let in or not. */
  access: TokenAccess | null
  call: { name: OperationName } | null
}

export const isApiToken = (bearer: string | null): bearer is string => /^pk_(live|test)_/.test(bearer ?? '')

const ungueltig = () => new Refusal(401, 'TOKEN_UNGUELTIG', 'Dieses API-Token gilt nicht.')

/** Who a token speaks for, with what both of them may do now. Throws for a token that never was. */
export async function openAccess(parts: Parts, bearer: string, ip: string): Promise<TokenAccess> {
  const token = await parts.db
    .selectFrom('apiToken')
    .selectAll()
    .where('tokenHash', '=', sha256(bearer))
    .executeTakeFirst()
  if (!token) throw ungueltig()
  const rechte = fromJson<ApiRecht[]>(token.rechte)
  const closed = (refusal: Refusal): TokenAccess => ({ token, rechte, actor: null, rate: null, refusal })
  const status = statusOf(token, { now: parts.clock.now, heute: parts.clock.heute })
  if (status === 'abgelaufen')
    return closed(
      new Refusal(401, 'TOKEN_ABGELAUFEN', 'Dieses API-Token ist abgelaufen. Bitte erstellen Sie ein neues.'),
    )
  const login = token.idZugang === null ? null : await loadUser(parts.db, token.idZugang)
  if (!isNutzbar(status) || !login) return closed(ungueltig())
  // Neutral: whoever found a token does not learn from where it would work.
  if (!ipErlaubt(fromJson<string[]>(token.ipListe), ip))
    return closed(new Refusal(403, 'ZUGRIFF_VERWEIGERT', 'Dieser Zugriff ist nicht erlaubt.'))
  const rate = await countCall(parts, token, ip)
  const person = personOf(login)
  const actor: Actor = {
    ...person,
    ability: buildAbility(tokenRules(rechte, person.ability)),
    sitzungId: 0,
    apiToken: { idPtApiToken: token.idPtApiToken, bezeichnung: token.bezeichnung, modus: token.modus },
  }
  return { token, rechte, actor, rate, refusal: rate.exceeded ? tooMany(rate) : null }
}

function tooMany({ restS }: Rate): Refusal {
  return new Refusal(
    429,
    'LIMIT_ERREICHT',
    `Erlaubt sind ${ANFRAGEN_JE_FENSTER} Anfragen je Minute und Token. Bitte warten Sie ${restS} Sekunden (Retry-After).`,
  )
}

/** Calls of this minute that could not be written, of each database by token: the limit holds while the disk is full. */
const ungeschrieben = new WeakMap<Db, Map<number, { fenster: number; anzahl: number }>>()

function countInMemory(db: Db, { idPtApiToken, fenster, anzahl }: ApiTokenRow, beginn: number): number {
  const alle = ungeschrieben.get(db) ?? new Map<number, { fenster: number; anzahl: number }>()
  const bisher = alle.get(idPtApiToken)
  const stored = fenster === beginn ? anzahl : 0
  const jetzt = { fenster: beginn, anzahl: (bisher?.fenster === beginn ? bisher.anzahl : 0) + 1 }
  ungeschrieben.set(db, alle.set(idPtApiToken, jetzt))
  return stored + jetzt.anzahl
}

/** Counts the call in one statement, so that parallel calls cannot slip through together. */
async function countCall({ db, clock, log }: Parts, token: ApiTokenRow, ip: string): Promise<Rate> {
  const { idPtApiToken } = token
  const { beginn, restS } = ratenFenster(clock.real().getTime())
  const zaehle = db
    .updateTable('apiToken')
    .set((e) => ({
      anzahl: e
        .case()
        .when('fenster', '=', beginn)
        .then(e('anzahl', '+', 1))
        .else(1)
        .end(),
      fenster: beginn,
      letzteNutzung: clock.now().toISOString(),
      letzteIp: ip,
    }))
    .where('idPtApiToken', '=', idPtApiToken)
    .returning('anzahl')
  let anzahl = 0
  const isWritten = await nebenbei({ db, log }, 'apiToken.anzahl', async () => {
    anzahl = (await zaehle.executeTakeFirstOrThrow()).anzahl
  })
  if (!isWritten) anzahl = countInMemory(db, token, beginn)
  return { rest: Math.max(0, ANFRAGEN_JE_FENSTER - anzahl), restS, exceeded: anzahl > ANFRAGEN_JE_FENSTER }
}

/** A token reaches only the calls of its rights, public ones included; login and the like it never reaches. */
export function refuseOutOfReach({ rechte }: TokenAccess, operation: OperationName): void {
  if (tokenErreicht(rechte, operation)) return
  if (!isPerApiErreichbar(operation))
    throw new Refusal(403, 'NICHT_PER_API', 'Diesen Aufruf gibt es nur für angemeldete Personen, nicht für API-Token.')
  const labels = rechteFuer(operation).map((recht) => `„${RECHTE[recht].label}“`)
  throw new Refusal(403, 'RECHT_FEHLT', `Diesem API-Token fehlt das Recht ${labels.join(' oder ')}.`)
}

/** Puts the limit into the answer, where the token was let in. */
function addRateHeaders(response: Response, { rate }: TokenAccess): void {
  if (!rate) return
  response.headers.set('RateLimit-Limit', String(ANFRAGEN_JE_FENSTER))
  response.headers.set('RateLimit-Remaining', String(rate.rest))
  response.headers.set('RateLimit-Reset', String(rate.restS))
  if (rate.exceeded) response.headers.set('Retry-After', String(rate.restS))
}

/** The end of every call with a token: limit into the answer, a line into the request log. */
export async function closeAccess(
  parts: Parts,
  { access, anfrage, ip, beginn, call }: NotedCall,
  methode: string,
  response: Response,
  error: unknown,
): Promise<void> {
  if (!access) return
  addRateHeaders(response, access)
  const { status } = response
  const { idPtKunde, idPtApiToken } = access.token
  const zeile = parts.db.insertInto('apiAnfrage').values({
    idPtKunde,
    idPtApiToken,
    zeit: parts.clock.now().toISOString(),
    methode,
    operation: call?.name ?? null,
    status,
    code: codeOf(status, error),
    dauerMs: Math.max(0, parts.clock.real().getTime() - beginn),
    anfrage,
    ip,
  })
  await nebenbei(parts, 'apiAnfrage', () => zeile.execute())
}

function codeOf(status: number, error: unknown): string | null {
  if (status < 400) return null
  return error instanceof Refusal ? error.code : 'INTERNER_FEHLER'
}
