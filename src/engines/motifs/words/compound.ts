/** Shortest part of a compound that counts: Eis, Hut and Rad are in too many other words. */
const PART = 4

/** Shortest unknown rest beside a known part. */
const REST = 4

/** Endings that make a new word of the first one: a Buchung is no Buch, freundlich no Freund. */
const DERIVED =
  /^(?:ung|lich|heit|keit|isch|sam|ig|ier|nis|end|schaft|bar|haft|los|ant|enz|or|ell|iv)(?:e|en|er|es|s|em)?$/

/** Beginnings of verbs and nouns of verbs: to invite (einladen) is no shop (Laden). */
const PREFIXES = new Set(
  [
    'an ab auf aus be bei ein ent er ge her hin mit nach ver vor weg zer zu um un',
    'unter uber herunter hoch los fort frei durch nieder wieder zuruck zusammen miss trans pro kon inter re de',
  ].flatMap((line) => line.split(' ')),
)

/** Letters that join two words. */
const JOINTS = ['es', 'en', 's', 'n', '']

interface Split {
  parts: string[]
  worth: number
}

/** Known parts of a folded word: both of them, or one that is long enough beside a plausible rest. */
export function compound(folded: string, known: (part: string) => boolean): readonly string[] {
  let best: Split = { parts: [], worth: 0 }
  for (let i = PART - 1; i <= folded.length - 3; i += 1) {
    const [left, right] = [folded.slice(0, i), folded.slice(i)]
    const head = JOINTS.map((joint) => bare(left, joint)).find((part) => part !== null && known(part)) ?? null
    const stem = head ?? (left.length > 4 && known(`${left}e`) ? `${left}e` : null)
    const tail = right.length >= PART && known(right) ? right : null
    const split = join(stem, tail, { text: left, known: known(left) }, folded.slice(Math.min(i, stem?.length ?? i)))
    if (split.worth > best.worth) best = split
  }
  return best.parts
}

function bare(left: string, joint: string): string | null {
  const part = left.endsWith(joint) ? left.slice(0, left.length - joint.length) : ''
  return part.length >= PART ? part : null
}

function join(head: string | null, tail: string | null, left: { text: string; known: boolean }, rest: string): Split {
  if (head !== null && tail !== null) return { parts: [head, tail], worth: 100 + head.length + tail.length }
  if (head !== null) {
    const plausible = rest.length >= REST && !DERIVED.test(rest)
    return { parts: [head], worth: plausible ? head.length : 0 }
  }
  if (tail === null) return { parts: [], worth: 0 }
  // The end says what it is. Unknown before a short word is mostly a name or chance: Heidelberg, Phase, Spiegel.
  const plausible = tail.length > PART && (left.known || left.text.length >= REST) && !PREFIXES.has(left.text)
  return { parts: [tail], worth: plausible ? tail.length + 1 : 0 }
}
