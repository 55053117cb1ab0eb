import { operations } from '#src/contract/index.ts'
import { bildAdresse } from '#mocks/backend/platform/bildAdresse.ts'
import { storeBild, vorbereiten } from '#mocks/backend/bildgenerierung/bilder.ts'
import { BILD_WUNSCH } from './sampleInputs.ts'
import type { TestBackend } from './standIn.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

/** A motif in the gallery, and an order that no service works on. */
export async function addBilder(context: TestBackend['context'], idPtKunde: number) {
  const wunsch = { ...BILD_WUNSCH, breite: 60, hoehe: 60, farben: '[]' }
  const besitzer = { idPtKunde, idPtKundeMitarbeiter: null, name: 'Katharina Brandt' }
  const { idPtBildgenerierung } = await context.db
    .insertInto('bildauftrag')
    .values({
      ...wunsch,
      idPtKunde,
      idPtKundeMitarbeiter: null,
      erstelltVon: besitzer.name,
      negativ: '',
      saat: 1,
      anzahl: 1,
      monat: '2026-11',
      status: 'wartend',
      laeufer: null,
      laeuftBis: null,
      naechsterVersuch: null,
      erstelltAm: context.now().toISOString(),
      beendetAm: null,
    })
    .returning('idPtBildgenerierung')
    .executeTakeFirstOrThrow()
  const fertiges = await vorbereiten({
    wunsch,
    datei: { bytes: PIXEL, mime: 'image/png', breite: 1, hoehe: 1, farbraum: 'rgb', name: 'brot.png' },
    quelle: 'muster',
    saat: 1,
    auftrag: { idPtBildgenerierung },
    dauerMs: null,
  })
  // A second one keeps the file where a call deletes the first and is taken back.
  await storeBild(context, besitzer, fertiges)
  const idPtBild = await storeBild(context, besitzer, fertiges)
  const { vorschauSha256: bild } = await context.db
    .selectFrom('bild')
    .select('vorschauSha256')
    .where('idPtBild', '=', idPtBild)
    .executeTakeFirstOrThrow()
  const adresse = bildAdresse(context.settings, operations.fetchBildVorschau, { idPtKunde, bild })
  const signatur = new URL(adresse, context.settings.publicUrl).searchParams.get('signatur') ?? ''
  return { idPtBild, bildVorschau: { idPtKunde, bild, signatur }, idPtBildgenerierung }
}
