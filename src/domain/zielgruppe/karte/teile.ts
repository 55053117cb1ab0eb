import { PLZ_BEREICHE_MAX, type Gebiet } from '#src/contract/gebiet.ts'
import { bereichDer, mitPlz, ohnePlz, type PlzBereich } from '../plzListe.ts'
import { anteile, belongsTo } from './gebietPunkte.ts'
import { PLZ_PUNKTE } from './punkte.ts'
import { REGIONEN } from './regionen.ts'

/** An area that regions and postal codes can be put into and taken out of. */
export type Teilgebiet = Extract<Gebiet, { art: 'leitregion' | 'plz' }>

interface Liste {
  plz: string[]
  bereiche: PlzBereich[]
}

/**
 * An area with some postal codes put in or taken out; all else that belongs to it stays. It consists of Leitregionen where
 * those are whole, else of a list of PLZ. A list that somebody typed stays a list.
 */
export function geaendert(gebiet: Gebiet, teile: readonly PlzBereich[], dazu: boolean): Teilgebiet {
  const anfang = { ...(gebiet.art === 'plz' ? getippt(gebiet) : listeVon(gebiet)), falsch: [] }
  const { plz, bereiche } = inGrenzen(teile.reduce(dazu ? mitPlz : ohnePlz, anfang))
  const alsPlz: Teilgebiet = { art: 'plz', plz, ...(bereiche.length > 0 && { bereiche }) }
  const jeRegion = gebiet.art === 'plz' ? null : [...anteile(alsPlz)]
  if (!jeRegion || jeRegion.some(([, anteil]) => anteil === 'teil')) return alsPlz
  return { art: 'leitregion', leitregionen: jeRegion.filter(([, anteil]) => anteil === 'ganz').map(([one]) => one) }
}

/** The postal codes of an area as few ranges: runs of those that there are, and whole Leitregionen by their two digits. */
export function bereicheVon(gebiet: Gebiet): PlzBereich[] {
  const dabei = belongsTo(gebiet)
  const bereiche: PlzBereich[] = []
  for (const { leitregion, punkte } of REGIONEN) {
    const teile = punkte.every(dabei) ? [bereichDer(leitregion)] : laeufe(punkte, dabei)
    for (const teil of teile) {
      const letzter = bereiche.at(-1)
      if (letzter && Number(letzter.bis) + 1 === Number(teil.von)) letzter.bis = teil.bis
      else bereiche.push({ ...teil })
    }
  }
  return bereiche
}

/** A code that does not belong ends a run; numbers between two codes that nobody lives at do not. */
function laeufe<T extends { plz: string }>(punkte: readonly T[], dabei: (punkt: T) => boolean): PlzBereich[] {
  const bereiche: PlzBereich[] = []
  let lauf: PlzBereich | null = null
  for (const punkt of punkte) {
    if (!dabei(punkt)) lauf = null
    else if (lauf) lauf.bis = punkt.plz
    else bereiche.push((lauf = { von: punkt.plz, bis: punkt.plz }))
  }
  return bereiche
}

const getippt = ({ plz, bereiche = [] }: Extract<Gebiet, { art: 'plz' }>): Liste => ({ plz, bereiche })

function listeVon(gebiet: Gebiet): Liste {
  const alle = bereicheVon(gebiet)
  return {
    plz: alle.filter(({ von, bis }) => von === bis).map(({ von }) => von),
    bereiche: alle.filter(({ von, bis }) => von !== bis),
  }
}

/** A list holds fewer ranges than codes: where there are too many, the shortest are named code by code. */
function inGrenzen({ plz, bereiche }: Liste): Liste {
  if (bereiche.length <= PLZ_BEREICHE_MAX) return { plz, bereiche }
  const nachLaenge = bereiche.map((bereich) => ({ bereich, codes: codesIn(bereich) }))
  const kurze = nachLaenge.toSorted((a, b) => b.codes.length - a.codes.length).slice(PLZ_BEREICHE_MAX)
  const weg = new Set(kurze.map(({ bereich }) => bereich))
  return {
    plz: [...new Set([...plz, ...kurze.flatMap(({ codes }) => codes)])],
    bereiche: bereiche.filter((bereich) => !weg.has(bereich)),
  }
}

const codesIn = ({ von, bis }: PlzBereich): string[] =>
  PLZ_PUNKTE.filter(({ plz }) => plz >= von && plz <= bis).map(({ plz }) => plz)
