import { distance } from '#src/base/text/distance.ts'
import { erlaubt } from './wort.ts'
import { grundBit } from './arten.ts'
import { GLEICH, type Urteil } from './urteil.ts'
import { areCounted, wortOf, worteOf, type Wort } from './wort.ts'

const FIRMA = grundBit('firma')
const RECHTSFORM =
  /^(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|ev|eg|se|ek|ekfr|ltd|inc|co|cie|und|u|haftungsbeschraenkt|gesellschaft|gemeinnuetzige|ggmbh|partg|stiftung|inh|inhaber|fa|firma)$/

/** Words of the legal form that tell one firm from another of the same name: "GmbH", "GmbH & Co. KG". */
const FORM = /^(?:gmbh|mbh|ggmbh|ag|kg|kgaa|ohg|gbr|ug|ev|eg|se|ek|ekfr|ltd|inc|partg|stiftung)$/

/** A firm's name and its legal form, each as folded words; where there is nothing else the form is the name. */
export function firmaTeile(text: string): { kern: string[]; form: string[] } {
  const teile = worteOf(text.replaceAll(/\b(e|g|m|b|k)\.\s?(?=\w\b)/gi, '$1'))
  const kern = teile.filter((teil) => !RECHTSFORM.test(teil))
  return { kern: kern.length === 0 ? teile : kern, form: teile.filter((teil) => FORM.test(teil)) }
}

/** What a firm is called, without its legal form. */
export const firmaWort = (text: string): Wort => wortOf(firmaTeile(text).kern)

/** null for two different firms. */
export function compareFirmen(a: Wort, b: Wort): Urteil | null {
  if (a === b) return GLEICH
  if (a.text === '' || b.text === '' || areCounted(a, b)) return null
  if (a.text === b.text || a.ohneUmlaut === b.ohneUmlaut || a.laut === b.laut) return { kosten: 0.03, gruende: FIRMA }
  const [kurz, lang] = a.teile.length < b.teile.length ? [a, b] : [b, a]
  if (kurz.teile.length < lang.teile.length && kurz.text.length >= 5 && kurz.teile.every((t) => lang.teile.includes(t)))
    return { kosten: 0.16, gruende: FIRMA }
  const weit = zusammen(a, b)
  return weit === null ? null : { kosten: 0.1 * weit, gruende: FIRMA }
}

/** Letters that are wrong, word by word: "Dachdecker Meyer" and "Dachdecker Weber" are two. */
function zusammen(a: Wort, b: Wort): number | null {
  const einzeln = a.teile.length === b.teile.length
  const [worteA, worteB] = einzeln ? [a.teile, b.teile] : [[a.text], [b.text]]
  let weit = 0
  for (const [at, one] of worteA.entries()) {
    const other = worteB[at] ?? ''
    const most = one === other ? 0 : erlaubt(one, other)
    const buchstaben = distance(one, other, most)
    if (buchstaben > most) return null
    weit += buchstaben
  }
  return weit > 2 ? null : weit
}
