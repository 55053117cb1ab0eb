import { createHmac, timingSafeEqual } from 'node:crypto'
import { neutralPath, type Operation } from '#src/contract/operation.ts'
import type { Settings } from './context.ts'

/** A picture and the customer whose it is. */
export interface Bild {
  idPtKunde: number
  /** SHA-256 of the picture, hex. */
  bild: string
}

/** 128 bits cannot be guessed; more would only make every list longer. */
const SIGNATUR_BYTES = 16

function sign({ bildSecret }: Settings, { idPtKunde, bild }: Bild): Buffer {
  return createHmac('sha256', bildSecret).update(`${idPtKunde}/${bild}`).digest().subarray(0, SIGNATUR_BYTES)
}

/**
 * Address under which an <img> loads a picture: it cannot send a token, so the address itself is the right. The same
 * picture always has the same address, which is what browsers keep it by. The call says where it is kept.
 */
export function bildAdresse(
  settings: Settings,
  operation: Pick<Operation, 'path' | 'aktion'>,
  { idPtKunde, bild }: Bild,
): string {
  const signatur = sign(settings, { idPtKunde, bild }).toString('base64url')
  const { aktion } = operation
  return `${neutralPath(operation)}?${new URLSearchParams({ aktion: aktion ?? '', idPtKunde: String(idPtKunde), bild, signatur }).toString()}`
}

/** This service made the address, for this customer and this picture. */
export function isEchteAdresse(settings: Settings, bild: Bild, signatur: string): boolean {
  const given = Buffer.from(signatur, 'base64url')
  return given.length === SIGNATUR_BYTES && timingSafeEqual(given, sign(settings, bild))
}
