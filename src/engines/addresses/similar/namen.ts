import { distance } from '#src/base/text/distance.ts'
import { erlaubt } from './wort.ts'
import { grundBit } from './arten.ts'
import { GLEICH, type Urteil } from './urteil.ts'
import { isFoldedVorname } from '#src/base/names/vornamen.ts'
import { namensworteOf, areCounted, wortOf, type Wort } from './wort.ts'

const UMLAUT: Urteil = { kosten: 0.03, gruende: grundBit('umlaut') }
const LAUT: Urteil = { kosten: 0.06, gruende: grundBit('klang') }
const LAUT_HAEUFIG: Urteil = { kosten: 0.19, gruende: grundBit('klang') }
const KLANG: Urteil = { kosten: 0.12, gruende: grundBit('klang') }
const INITIALE: Urteil = { kosten: 0.16, gruende: grundBit('initiale') }
const FEHLT: Urteil = { kosten: 0.22, gruende: grundBit('vornameFehlt') }
const ZWEITNAME: Urteil = { kosten: 0.16, gruende: grundBit('zweitname') }
const DOPPELNAME: Urteil = { kosten: 0.16, gruende: grundBit('doppelname') }
const DREHER: readonly Urteil[] = [0, 0.12, 0.2].map((kosten) => ({ kosten, gruende: grundBit('buchstabendreher') }))
/** Two names that are both common in the list: a slip is unlikely, and they must be next to certain otherwise. */
const BEIDE_HAEUFIG = 0.22

const TITEL = /^(?:dr|prof|dipl|ing|med|phil|jur|mag|msc|bsc|mba|herr|frau)$/
const PARTIKEL = /^(?:von|van|vom|zu|zur|zum|de|der|den|del|di|da|el|al|und|u|freiherr|graf|graefin|baron)$/

/** Title and particle come off where something is left. */
function ohne(teile: string[], muster: RegExp): string[] {
  const kern = teile.filter((teil) => !muster.test(teil))
  return kern.length === 0 ? teile : kern
}

export function nachnameWort(text: string): Wort {
  return wortOf(ohne(ohne(namensworteOf(text), TITEL), PARTIKEL))
}

export function vornameWort(text: string): Wort {
  return wortOf(ohne(namensworteOf(text), TITEL))
}

/** A slip is rare beside the name it comes from: what has its own share of the list is a name. */
function beideHaeufig(a: Wort, b: Wort): boolean {
  const least = Math.min(a.anzahl, b.anzahl)
  return least >= 4 && least * 50 >= Math.max(a.anzahl, b.anzahl)
}

function schreibweise(a: Wort, b: Wort): Urteil | null {
  if (a.text === b.text) return GLEICH
  if (a.ohneUmlaut === b.ohneUmlaut) return UMLAUT
  return a.laut === b.laut ? LAUT : null
}

/** Words of the shorter one after the other within the longer: "Anna" in "Anna Maria", "Meier" in "Meier-Schulz". */
function isPartOf(a: Wort, b: Wort): boolean {
  const [kurz, lang] = a.teile.length < b.teile.length ? [a, b] : [b, a]
  if (kurz.teile.length === lang.teile.length || kurz.text.length < 3) return false
  return kurz.teile.every((teil) => lang.teile.includes(teil))
}

function gekuerzt(a: string, b: string): boolean {
  return a === b || (a.length <= 2 && b.startsWith(a)) || (b.length <= 2 && a.startsWith(b))
}

/** "J.", "J. P." or "Th." for a name written in full. */
export function isInitial(wort: Wort): boolean {
  const [first = ''] = wort.teile
  return first.length === 1 || (first.length === 2 && /^[b-df-hj-np-tv-xz]+$/.test(first))
}

function fitsInitial(a: Wort, b: Wort): boolean {
  const length = Math.min(a.teile.length, b.teile.length)
  for (let at = 0; at < length; at++) if (!gekuerzt(a.teile[at] ?? '', b.teile[at] ?? '')) return false
  return length > 0
}

function bekannt(wort: Wort): boolean {
  return wort.teile.every(isFoldedVorname)
}

/** "Ayhan" and "Ayhana": one letter makes another name of it. */
function nurEndung(a: string, b: string): boolean {
  const [kurz, lang] = a.length < b.length ? [a, b] : [b, a]
  return kurz.length >= lang.length - 1 && kurz.slice(0, lang.length - 1) === lang.slice(0, -1) && /[aeio]$/.test(lang)
}

function dreher(a: string, b: string): Urteil | null {
  const most = erlaubt(a, b)
  const weit = most === 0 ? 1 : distance(a, b, most)
  return weit > most ? null : (DREHER[weit] ?? null)
}

/** null for two different first names. */
export function compareVornamen(a: Wort, b: Wort): Urteil | null {
  if (a === b || a.text === b.text) return GLEICH
  if (a.text === '' || b.text === '') return FEHLT
  if (isInitial(a) || isInitial(b)) return fitsInitial(a, b) ? INITIALE : null
  const gleich = schreibweise(a, b)
  if (gleich !== null) return gleich
  if (isPartOf(a, b)) return ZWEITNAME
  if ((bekannt(a) && bekannt(b)) || beideHaeufig(a, b) || nurEndung(a.text, b.text)) return null
  return dreher(a.text, b.text)
}

/** null for two different surnames. */
export function compareNachnamen(a: Wort, b: Wort): Urteil | null {
  if (a === b || a.text === b.text) return GLEICH
  if (a.text === '' || b.text === '' || areCounted(a, b)) return null
  const gleich = schreibweise(a, b)
  if (gleich === LAUT && beideHaeufig(a, b)) return LAUT_HAEUFIG
  if (gleich !== null) return gleich
  if (isPartOf(a, b)) return DOPPELNAME
  const nah = dreher(a.text, b.text)
  if (nah !== null) {
    const klang = a.klang === b.klang ? { kosten: nah.kosten, gruende: nah.gruende | KLANG.gruende } : nah
    return beideHaeufig(a, b) ? { kosten: klang.kosten + BEIDE_HAEUFIG, gruende: klang.gruende } : klang
  }
  if (a.klang !== b.klang || a.text.length < 4 || beideHaeufig(a, b)) return null
  return distance(a.text, b.text, 3) <= 3 ? KLANG : null
}
