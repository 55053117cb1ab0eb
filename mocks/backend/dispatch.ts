import type { AnyCorrection } from '#src/contract/correct/correction.ts'
import { VERSION_HEADER } from '#src/contract/openapi/adresse.ts'
import { API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { CLEANED_HEADER } from '#src/contract/headers.ts'
import { KONTO_HEADER, kontoOf } from '#src/contract/session.ts'
import { operations } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'
import type { DateiAntwort } from '#src/contract/wire.ts'
import { closeAccess, isApiToken, openAccess, refuseOutOfReach } from './apizugang/access.ts'
import { contentOf, decode, encode, onWire, refuseTooDeep, withDatei } from './callFields.ts'
import { logCall, type Trace } from './callLog.ts'
import {
  callsAt,
  callsByPath,
  findCall,
  forPrograms,
  isApiAdresse,
  refuseUnknownFields,
  type CallTable,
  type Hit,
} from './calls.ts'
import { Refusal, type Actor, type Context } from './platform/context.ts'
import type { Handlers } from './platform/handlers.ts'
import { once } from './platform/idempotency.ts'
import { requestContext, type Parts } from './platform/parts.ts'
import { mitDatei, schluesselVon, vorausgesandt } from './uebertragung/einsetzen.ts'
import { actorOf } from './zugang/sitzung.ts'
import type { DateiStrom } from './platform/strom.ts'
import {
  errorAnswer,
  fileAnswer,
  jsonAnswer,
  newRequestNumber,
  pictureAnswer,
  streamAnswer,
} from './platform/wire/answers.ts'
import { readBearer, refuseDoubled } from './platform/wire/bearer.ts'
import { isMultipart, readFields, type RequestFields } from './platform/wire/fields.ts'

/** Uploads that may be on their way at once; slow ones must not eat the memory of all (LOAD-06). */
const UPLOADS_AT_ONCE = 30

/** `asNobody` hears, before the body is read, that nobody's token came along. */
export type Dispatch = (request: Request, ip: string, asNobody?: () => void) => Promise<Response>

/** A call as it came in. */
interface Incoming {
  request: Request
  ip: string
  trace: Trace
  asNobody: () => void
}

/** A call that may be made, read as far as its fields. */
interface Admitted {
  hit: Hit
  fields: RequestFields
  actor: Actor | null
}

/** Answers every call of the contract: finds the operation, checks who may, reads, runs the handler, checks the answer. */
export function createDispatch(parts: Parts, handlers: Handlers, by: AnyCorrection): Dispatch {
  const forPages = callsByPath(by)
  let uploads = 0
  const guarded = async (incoming: Incoming): Promise<{ response: Response; error: unknown }> => {
    const { request, trace } = incoming
    const upload = isMultipart(request)
    try {
      if (upload && uploads >= UPLOADS_AT_ONCE) throw busy()
      if (upload) uploads += 1
      try {
        return {
          response: await answer(parts, handlers, incoming, await admit(parts, forPages, incoming)),
          error: null,
        }
      } finally {
        if (upload) uploads -= 1
      }
    } catch (error) {
      const leser = trace.programm ? 'programm' : 'person'
      return { response: errorAnswer(onWire(error, trace.call?.wire), trace.anfrage, parts.log, leser), error }
    }
  }
  return async (request, ip, asNobody = () => undefined) => {
    const beginn = parts.clock.real().getTime()
    const programm = isApiAdresse(new URL(request.url).pathname) || isApiToken(readBearer(request).token)
    const trace: Trace = {
      anfrage: newRequestNumber(),
      ip,
      beginn,
      programm,
      actor: null,
      access: null,
      call: null,
      bereinigt: [],
    }
    const { response, error } = await guarded({ request, ip, trace, asNobody })
    if (programm) response.headers.set(VERSION_HEADER, API_VERSION)
    if (trace.bereinigt.length > 0 && response.ok) response.headers.set(CLEANED_HEADER, trace.bereinigt.join(', '))
    logCall(parts.log, trace, response.status, error)
    await closeAccess(parts, trace, request.method, response, error)
    return response
  }
}

/** Which call it is, who makes it, and that he may; its body is read once he is known. */
async function admit(parts: Parts, forPages: CallTable, { request, ip, trace, asNobody }: Incoming): Promise<Admitted> {
  const bearer = readBearer(request)
  const refuseNobody = (error: unknown): never => {
    asNobody()
    throw error
  }
  refuseDoubled(bearer)
  const access = isApiToken(bearer.token) ? await openAccess(parts, bearer.token, ip).catch(refuseNobody) : null
  trace.access = access
  if (access?.refusal) refuseNobody(access.refusal)
  const { pathname } = new URL(request.url)
  const hits = callsAt(access || isApiAdresse(pathname) ? forPrograms : forPages, pathname, request.method)
  const actor = access ? access.actor : await actorOf(parts, bearer.token)
  trace.actor = actor
  if (!actor) asNobody()
  // Nobody without a session makes us read a file.
  if (isMultipart(request) && !actor) throw notLoggedIn()
  const fields = await readFields(request)
  const hit = findCall(hits, pathname, request.method, fields)
  const { name, call } = hit
  trace.call = { name, operation: operations[name], wire: call }
  if (access) refuseOutOfReach(access, name)
  requireAccess(call.operation, actor)
  refuseOtherAccount(request, call.operation, actor)
  refuseTooDeep(call, fields)
  if (isApiAdresse(pathname)) refuseUnknownFields(hit, fields)
  return { hit, fields, actor }
}

/** Runs the handler, once where the call has a key, and encodes what comes of it. */
async function answer(
  parts: Parts,
  handlers: Handlers,
  { request, ip, trace }: Incoming,
  { hit: { name, call }, fields, actor }: Admitted,
): Promise<Response> {
  const { operation } = call
  const { anfrage } = trace
  const voraus = vorausgesandt(name, fields)
  const context = requestContext(parts, {
    actor,
    ip,
    idempotencyKey: request.headers.get('idempotency-key') ?? (voraus && schluesselVon(voraus)),
    isCancelled: () => Promise.resolve(request.signal.aborted),
    anfrage,
    userAgent: request.headers.get('user-agent') ?? '',
  })
  const handle = handlers[name] as (input: unknown, context: Context) => Promise<unknown>
  const run = (given: RequestFields, inner: Context) => {
    const { input, changed } = decode(call, given)
    if (operation.method !== 'GET') trace.bereinigt = changed
    return handle(input, inner)
  }
  if (operation.answer !== 'json') {
    const file = (await run(fields, context)) as DateiAntwort | DateiStrom
    if ('teile' in file) return streamAnswer(file, anfrage, parts.log)
    return operation.answer === 'bild' ? pictureAnswer(file, anfrage) : fileAnswer(file, anfrage)
  }
  const respond = (inner: Context) =>
    voraus ? mitDatei(inner, voraus, fields, (given, mine) => run(withDatei(given, call), mine)) : run(fields, inner)
  const encoded = (value: unknown) => encode(name, call, value)
  const onceOnly = operation.once || voraus !== null || (trace.programm && operation.method === 'POST')
  const json =
    onceOnly && context.idempotencyKey !== null
      ? await once(context, { operation: name, content: await contentOf(fields), run: respond, encode: encoded })
      : encoded(await respond(context))
  return jsonAnswer(json, anfrage)
}

function requireAccess({ access }: Operation, actor: Actor | null): void {
  if (access === 'public') return
  if (!actor) throw notLoggedIn()
  if (access !== 'session' && !actor.ability.can(access.action, access.subject))
    throw new Refusal(
      403,
      'KEINE_BERECHTIGUNG',
      'Dafür fehlt Ihnen die Berechtigung. Bitte fragen Sie Ihre Administration.',
    )
}

/** A call meant as somebody else than its token is of: nothing may be stored under the wrong account. */
function refuseOtherAccount({ headers }: Request, { access }: Operation, actor: Actor | null): void {
  const konto = headers.get(KONTO_HEADER)
  if (access === 'public' || konto === null || actor === null || konto === kontoOf(actor)) return
  throw new Refusal(
    409,
    'ANDERES_KONTO',
    'Inzwischen ist hier ein anderes Konto angemeldet. Es wurde nichts gespeichert. Bitte laden Sie die Seite neu.',
  )
}

const notLoggedIn = () =>
  new Refusal(401, 'NICHT_ANGEMELDET', 'Bitte melden Sie sich an.', {
    programm: 'Senden Sie ein Token mit: `Authorization: Bearer pk_live_…` oder `pk_test_…`.',
  })
const busy = () =>
  new Refusal(429, 'ZU_VIELE_UPLOADS', 'Gerade werden viele Dateien hochgeladen. Bitte versuchen Sie es gleich erneut.')
