import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Parts } from '../platform/parts.ts'
import { readSetting, writeSetting } from '../platform/settings.ts'
import { seedBilder } from './bilder.ts'
import { seedKampagnen } from './kampagnen.ts'
import { seedKonten } from './konten.ts'
import { seedPreisliste } from './preisEintraege.ts'
import { seedSperrliste } from './sperrliste.ts'
import { seedVerbraucher, VERBRAUCHER_ANZAHL } from './verbraucher.ts'
import { seedVerbraucherZahl } from './verbraucherZahl.ts'
import { seedContext, seedWerbemittel } from './werbemittel.ts'
import { seedZielgruppen } from './zielgruppen.ts'
import { seedZugaenge } from './zugaenge.ts'

export interface SeedOptions {
  /** Synthetic consumers; fewer in tests. */
  verbraucher?: number
  /** `konten`: accounts, price list and consumers only. */
  umfang?: 'konten' | 'alles'
  progress?: (text: string) => void
}

interface Step {
  name: string
  title: string
  /** Left out of the small seed that most tests take. */
  demo?: boolean
  run: (parts: Parts, options: Required<SeedOptions>) => Promise<void>
}

/** The service acting for the owners of the two demo customers. */
async function owners(parts: Parts): Promise<[Context, Context]> {
  const rows = await parts.db
    .selectFrom('zugang')
    .innerJoin('kunde', 'kunde.idPtKunde', 'zugang.idPtKunde')
    .select(['kunde.idPtKunde', 'kunde.vorname', 'kunde.nachname', 'zugang.email'])
    .where('zugang.idThHeadhunterMitarbeiter', 'is', null)
    .orderBy('kunde.idPtKunde')
    .limit(2)
    .execute()
  const [erster, zweiter] = rows.map(({ idPtKunde, vorname, nachname, email }) =>
    seedContext(parts, idPtKunde, `${vorname} ${nachname}`, email),
  )
  if (!erster || !zweiter) throw new Error('the demo customers are missing')
  return [erster, zweiter]
}

const STEPS: readonly Step[] = [
  {
    name: 'konten',
    title: 'Kunden und Konten',
    run: async ({ db, clock }) => {
      await seedKonten(db, clock.now())
    },
  },
  {
    name: 'preisliste',
    title: 'Preisliste',
    run: ({ db }) => seedPreisliste(db),
  },
  {
    name: 'verbraucher',
    title: 'Verbraucher zum Zählen',
    run: async ({ db }, { verbraucher, progress }) => {
      let said = 0
      await seedVerbraucher(db, verbraucher, (count) => {
        if (count < said + 40_000) return
        said = count
        progress(`    ${count.toLocaleString('de-DE')} von ${verbraucher.toLocaleString('de-DE')}`)
      })
    },
  },
  {
    name: 'verbraucherZahl',
    title: 'Verbraucher je Postleitzahl',
    run: ({ db }) => seedVerbraucherZahl(db),
  },
  {
    name: 'zielgruppen',
    title: 'Zielgruppen',
    demo: true,
    run: async (parts) => {
      const [erster, zweiter] = await owners(parts)
      await seedZielgruppen(erster, zweiter)
    },
  },
  {
    name: 'werbemittel',
    title: 'Werbemittel mit Bildern',
    demo: true,
    run: async (parts, { progress }) => {
      const [erster, zweiter] = await owners(parts)
      await seedWerbemittel(erster, zweiter, progress)
    },
  },
  {
    name: 'bilder',
    title: 'Motive der Galerie',
    demo: true,
    run: async (parts) => {
      const [erster] = await owners(parts)
      await seedBilder(erster)
    },
  },
  {
    name: 'kampagnen',
    title: 'Kampagnen, Rechnungen, Scans',
    demo: true,
    run: (parts) => seedKampagnen(parts),
  },
  {
    name: 'sperrliste',
    title: 'Sperrliste',
    demo: true,
    run: async (parts) => {
      const [erster] = await owners(parts)
      await seedSperrliste(erster)
    },
  },
  {
    name: 'zugaenge',
    title: 'API-Zugang und Sitzungen',
    demo: true,
    run: async (parts) => {
      const [erster] = await owners(parts)
      await seedZugaenge(erster)
    },
  },
]

/**
 * Fills an empty database with the demo; true when something was done. Each step is one transaction that notes itself,
 * so that a start that was killed goes on where it stopped.
 */
export async function seedDemo(parts: Parts, options: SeedOptions = {}): Promise<boolean> {
  const all: Required<SeedOptions> = {
    verbraucher: VERBRAUCHER_ANZAHL,
    umfang: 'alles',
    progress: () => undefined,
    ...options,
  }
  let worked = false
  for (const [index, { name, title, demo, run }] of STEPS.entries()) {
    if (demo && all.umfang !== 'alles') continue
    const note = `seed:${name}`
    if ((await readSetting(parts.db, note)) !== null) continue
    all.progress(`  Demodaten ${index + 1}/${STEPS.length}: ${title}`)
    await inTransaction(parts.db, async (db) => {
      await run({ ...parts, db }, all)
      await writeSetting(db, note, parts.clock.now().toISOString())
    })
    worked = true
  }
  return worked
}
