import type { AuskunftEintrag, AuskunftPerson } from '#src/contract/auskunft.ts'
import { Abgleich } from './abgleich/abgleich.ts'
import type { Angaben } from './abgleich/lesarten.ts'
import { FRAGLICH_MASKE } from '#src/engines/addresses/file.ts'
import { LEERER } from '#src/engines/addresses/rows.ts'

export type AuskunftUrteil = 'sicher' | 'fraglich'

/** Where the name alone is compared: one house for both, of which nothing is in doubt, so that nothing is proposed for it. */
const IRGENDWO = { strasse: 'Irgendwo', hausnummer: '1', plz: '10115', ort: 'Berlin' } as const

function urteile(person: Angaben): (andere: Angaben) => AuskunftUrteil | null {
  const abgleich = new Abgleich('')
  abgleich.addPerson('sperrliste', person)
  return (andere) => {
    const maske = abgleich.maske({ ...LEERER, ...andere })
    if (maske === 0) return null
    return (maske & FRAGLICH_MASKE) === 0 ? 'sicher' : 'fraglich'
  }
}

/**
 * Whether a stored recipient is the person who asks, by the judgement of duplicates: rather one too many, which somebody looks
 * at, than one that is kept back. Who has the name in another house may have moved, and a surname alone is nobody for sure.
 * DSG-04; `assumed`.
 */
export function urteilUeber(gesucht: AuskunftPerson): (person: Angaben) => AuskunftUrteil | null {
  const { strasse = '', hausnummer = '', ...name } = gesucht
  const nachNamen = urteile({ ...name, ...IRGENDWO })
  const nachAnschrift = strasse === '' ? null : urteile({ ...name, strasse, hausnummer })
  const ohneVornamen = name.nachname !== '' && name.vorname === ''
  return (person) => {
    if (person.plz.trim() !== gesucht.plz) return null
    const dort = nachAnschrift?.(person) ?? null
    if (dort === 'sicher' && !ohneVornamen) return dort
    const urteil = dort ?? nachNamen({ ...person, ...IRGENDWO })
    return urteil === null || ohneVornamen || nachAnschrift !== null ? urteil && 'fraglich' : urteil
  }
}

/** Where somebody was found, in words. */
export const FUNDORT: Readonly<Record<AuskunftEintrag['fundort'], string>> = {
  zielgruppe: 'Adressliste',
  entwurf: 'Zwischengespeicherte Liste',
  kampagne: 'Kampagne',
  sperrliste: 'Sperrliste',
}
