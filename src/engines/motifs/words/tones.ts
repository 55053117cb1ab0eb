import type { Tone } from '../color/tone.ts'

export const TONE_WORDS: readonly { tone: Tone; name: string; words: string }[] = [
  { tone: 'red', name: 'Rot', words: 'rot rötlich hellrot rottöne weinrot kirschrot dunkelrot bordeaux' },
  { tone: 'orange', name: 'Orange', words: 'orange kupfer terrakotta' },
  { tone: 'yellow', name: 'Gelb', words: 'gelb hellgelb sonnengelb zitronengelb gold golden goldgelb senf' },
  { tone: 'green', name: 'Grün', words: 'grün hellgrün dunkelgrün grünlich grüntöne oliv mint' },
  { tone: 'blue', name: 'Blau', words: 'blau hellblau dunkelblau bläulich blautöne himmelblau türkis petrol' },
  { tone: 'violet', name: 'Violett', words: 'violett lila flieder' },
  { tone: 'pink', name: 'Rosa', words: 'rosa pink altrosa' },
  { tone: 'brown', name: 'Braun', words: 'braun hellbraun dunkelbraun brauntöne' },
  { tone: 'cream', name: 'Creme', words: 'creme beige' },
  { tone: 'white', name: 'Weiß', words: 'weiß schneeweiß' },
  { tone: 'grey', name: 'Grau', words: 'grau silber silbern' },
  { tone: 'dark', name: 'Schwarz', words: 'schwarz' },
]
