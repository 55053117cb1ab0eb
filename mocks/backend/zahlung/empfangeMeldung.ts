import { Refusal, type Context } from '../platform/context.ts'
import { processZahlungsmeldung } from './meldung.ts'
import { ausHeadern } from './unterschrift.ts'

/** Longest notice, characters. */
const MAX_MELDUNG = 4000

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * POST /simulator/zahlungsmeldung: what the payment service says about a payment. 200 also for one that waits, since it is
 * kept; what is refused is logged with its code.
 */
export async function empfangeZahlungsmeldung(context: Context, request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_MELDUNG) return json(413, null)
  const rohtext = await request.text()
  if (rohtext.length > MAX_MELDUNG) return json(413, null)
  try {
    const ergebnis = await processZahlungsmeldung(context, ausHeadern(rohtext, request.headers))
    return json(200, { ergebnis })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    context.log({ ereignis: 'zahlungsmeldungAbgelehnt', code: error.code, status: error.status })
    return json(error.status, { fehler: { code: error.code, text: error.message } })
  }
}
