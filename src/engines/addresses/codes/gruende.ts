import {
  ABGLEICH_FRAGLICH,
  ABGLEICH_GRUENDE,
  type AbgleichFraglich,
  type AbgleichSicher,
} from '#src/contract/ausschluss.ts'
import { codeMask } from './codes.ts'

/** All reasons to leave a person out or to ask about him, as a bit set of row codes. */
export const ABGLEICH_MASKE = codeMask(ABGLEICH_GRUENDE)

/** What somebody is who is likely one of those that are left out, by why they are. */
const FRAGLICH: Readonly<Record<AbgleichSicher, AbgleichFraglich>> = {
  sperrliste: 'sperrlisteFraglich',
  robinson: 'sperrlisteFraglich',
  kuerzlich: 'abgleichFraglich',
  andereListe: 'abgleichFraglich',
}

const BITS = Object.entries(FRAGLICH).map(
  ([grund, fraglich]) => [codeMask([grund as AbgleichSicher]), codeMask([fraglich])] as const,
)

/** All reasons to ask about somebody, as a bit set of row codes. */
export const FRAGLICH_MASKE = codeMask(ABGLEICH_FRAGLICH)

/** Sure reasons as likely ones. */
export function fraglichVon(bits: number): number {
  let fraglich = bits & FRAGLICH_MASKE
  for (const [sicher, auch] of BITS) if ((bits & sicher) !== 0) fraglich |= auch
  return fraglich
}
