import { apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import type { Parts } from '../platform/parts.ts'

/** The description of the interface; it holds nothing that belongs to anybody, and so needs no login. */
export function openApiAnswer({ settings }: Pick<Parts, 'settings'>): Response {
  const { produktName, publicUrl } = settings
  return new Response(JSON.stringify(apiBeschreibung({ produktName, serverUrl: publicUrl })), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
