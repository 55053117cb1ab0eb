import type { Cmyk } from './cmyk.ts'
import { fromRgb } from './lab.ts'

export const MOODS = [
  'warm',
  'kuehl',
  'frisch',
  'pastell',
  'edel',
  'froehlich',
  'ruhig',
  'nacht',
  'abend',
  'natur',
  'winter',
  'festlich',
  'liebe',
  'technik',
] as const
export type Mood = (typeof MOODS)[number]

export interface Palette {
  name: string
  moods: readonly Mood[]
  /** Colours the picture may stand on, calm ones, from light to dark. */
  grounds: readonly [Cmyk, ...Cmyk[]]
  /** Main, second, accent and one more. */
  colors: readonly [Cmyk, ...Cmyk[]]
  /** Lightest and darkest ink of the picture. */
  light: Cmyk
  dark: Cmyk
}

/** As designers note colours; the inks are reckoned from it. */
function hex(text: string): Cmyk {
  const at = (i: number) => Number.parseInt(text.slice(i, i + 2), 16) / 255
  return fromRgb(at(0), at(2), at(4))
}

function list(text: string): [Cmyk, ...Cmyk[]] {
  const [first = '', ...rest] = text.split(' ')
  return [hex(first), ...rest.map(hex)]
}

/** name | moods | grounds | main, second, accent, one more | light, dark. Each was mixed as a whole. */
const TABLE = `
Backstube | warm natur | f4e6cc ebc88f c77547 6f3a2b | c8743a e5ab50 a8432e 74804d | fcf5e6 43271d
Sommerwiese | froehlich natur frisch | f3f0d9 f6dd97 b3cfb3 3a6b5b | e26b4c f0b641 4f8c67 e99fa0 | fefaec 1f4039
Küste | kuehl ruhig frisch | f2ecdf dbe8e5 9dc1c8 30607a | 2f6e8a e28d60 7cb0ae eac97e | fbf7ee 17344b
Puder | pastell froehlich | f9eed7 f6ddd6 dde7db e2dcec | e2968f 8bb29f ebc075 a499c7 | fffaf2 57465a
Mitternacht | nacht edel | 33406b 243258 1d4a5a 1b2645 | f1bb5d e4826a 94afce bba5d2 | fcf1da 121a30
Christnacht | festlich winter warm | f3eadb e0e7e1 7f2933 214d42 | b7343b 2f6850 dcac52 e5ab9f | fcf6ea 17372f
Eisblume | winter kuehl ruhig | f4f2ed e2ebf1 b6cddc 3c5f81 | 5b86ac 94b8cc da7b6d cbb88f | fbfcfb 1d3551
Salon | edel ruhig | f0e9de d0c0aa 4d2f3c 2e3f3e | b98b4b 824c57 6f8178 dcbca3 | fbf7ef 2a2729
Plakat | froehlich warm | f6e7c4 f1caa6 e0a355 2f6d6c | d8593e 2d7f7b e9ae3d 8d4b3d | fef7e5 2f292b
Garten | natur ruhig | f0eddc f3dccf c4d0b0 405d47 | 5f8458 da8c70 a9ab5a e8be65 | fcf9ee 22392d
Rosen | liebe pastell warm edel | f8ece2 f7e0db e8b7af 7b3144 | c34a5d e6918d 6d8766 e6b86b | fff8f2 4b202f
Zitrus | frisch froehlich | fcf2cb dfecdd f3bd70 3d7f72 | efa232 ec7d53 5fa27c f3d15f | fffcec 1f4a45
Beere | froehlich edel abend | f7ebdd efdde4 d6c6dc 5b2c50 | a33d6c e18d7b 6c5d96 e7b656 | fdf6ef 36193b
Nebel | ruhig kuehl technik | efede8 e8d8c9 cad4d2 57717b | 51727c cb9270 9fb0a6 dfba70 | fbfaf6 2a3a42
Abendrot | abend warm | f5e4cf f6cfaa dd8468 4b3057 | e1634d f0a24f 8b4164 f3ca8e | fff4e2 31213f
Werkstatt | technik froehlich | ece7db c7cfd1 f0bd4b 2e4559 | e08f2f 40657f c5533d 8b9b9c | fcf9f2 1e2e3b
`

export const PALETTES: readonly Palette[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', moods = '', grounds = '', colors = '', ends = ''] = line.split(' | ')
    const [light, dark] = list(ends)
    return {
      name,
      moods: MOODS.filter((mood) => moods.split(' ').includes(mood)),
      grounds: list(grounds),
      colors: list(colors),
      light,
      dark: dark ?? light,
    }
  })
