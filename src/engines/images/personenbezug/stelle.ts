/** Part of a text, by its bounds. */
export interface Bereich {
  von: number
  bis: number
}

export interface Wort extends Bereich {
  text: string
}

/** What stands between blanks, with its place. */
export function worte(text: string): Wort[] {
  return Array.from(text.matchAll(/\S+/g), (match) => ({
    text: match[0],
    von: match.index,
    bis: match.index + match[0].length,
  }))
}
