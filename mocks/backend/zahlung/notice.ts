import { Refusal, type Context } from '../platform/context.ts'
import { verarbeiteZahlungsmeldung } from './payment.ts'

/** Header with the signature of a notice. */
const SIGNATUR_HEADER = 'x-zahlung-signatur'
/** Longest notice, characters. */
const MAX_MELDUNG = 4000

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** POST /simulator/zahlungsmeldung: what the payment service says about a payment. */
export async function empfangeZahlungsmeldung(context: Context, request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_MELDUNG) return json(413, null)
  const rohtext = await request.text()
  if (rohtext.length > MAX_MELDUNG) return json(413, null)
  try {
    const ergebnis = await verarbeiteZahlungsmeldung(context, rohtext, request.headers.get(SIGNATUR_HEADER) ?? '')
    return json(200, { ergebnis })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return json(error.status, { fehler: { code: error.code, text: error.message } })
  }
}
