import { MOODS, type Mood } from '../color/palettes.ts'
import { TONES, type Tone } from '../color/tone.ts'
import { FEASTS } from './feasts.ts'
import { FEELINGS } from './feelings.ts'
import { TRADES } from './trades.ts'

/** A word that is no thing itself: light, season, feast, trade, feeling. */
interface MoodWord {
  /** German name for the page. */
  name: string
  words: string
  moods: readonly Mood[]
  tones: readonly Tone[]
  /** Subjects by name that belong to it. */
  subjects: readonly string[]
}

/** Lines of name | words | moods | tones | subjects. */
function lines(table: string): MoodWord[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = '', moods = '', tones = '', subjects = ''] = line.split('|').map((cell) => cell.trim())
      return {
        name,
        words,
        moods: MOODS.filter((mood) => moods.split(' ').includes(mood)),
        tones: TONES.filter((tone) => tones.split(' ').includes(tone)),
        subjects: subjects === '' ? [] : subjects.split(' '),
      }
    })
}

export const MOOD_WORDS: readonly MoodWord[] = [FEELINGS, FEASTS, TRADES].flatMap(lines)
