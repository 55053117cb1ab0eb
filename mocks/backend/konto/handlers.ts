import type { kontoOperations } from '#src/contract/konto.ts'
import { plzProblem } from '#src/domain/konto/anschrift.ts'
import { maskIban, checkIban } from '#src/base/iban.ts'
import { checkUstId } from '#src/domain/konto/ustId.ts'
import { layDown } from '../platform/ablage.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import { GLAEUBIGER_ID } from '../platform/documents/anbieter.ts'
import { acceptAvv, loadAvv } from './avv.ts'
import { exportStrom } from './export.ts'
import { loadKonto } from './load.ts'
import { requestLoeschung, withdrawLoeschung } from './loeschung.ts'
import { readLogo } from './logo.ts'
import { refuseFields, saveBereich } from './save.ts'
import { taxAnew } from './versteuern.ts'
import { askUstIdDienst } from './ustIdDienst.ts'
import { newCode } from '../platform/codes.ts'
import { sendMail } from '../platform/mail.ts'
import { readUpload } from '../platform/upload.ts'
import type { HandlersOf } from '../platform/handlers.ts'

const own = (context: Context) => loadKonto(context, requireActor(context).idPtKunde)

/** What the confirmation service says now, as columns; it may be silent and holds nothing up. */
async function confirmed(context: Context, ustIdNr: string | null) {
  if (ustIdNr === null) return { ustIdNr, ustIdErgebnis: null, ustIdGeprueftAm: null }
  return { ustIdNr, ustIdErgebnis: await askUstIdDienst(ustIdNr), ustIdGeprueftAm: context.now().toISOString() }
}

/** Typed VAT number, checked; "" is none. */
function readUstId(eingabe: string | null): { ustIdNr: string | null; problem: string | null } {
  if (eingabe === null || eingabe.trim() === '') return { ustIdNr: null, problem: null }
  const ergebnis = checkUstId(eingabe)
  return ergebnis.ok ? { ustIdNr: ergebnis.ustIdNr, problem: null } : { ustIdNr: null, problem: ergebnis.text }
}

export const kontoHandlers: Omit<HandlersOf<typeof kontoOperations>, 'widerrufeMandat'> = {
  fetchKonto({ idPtKunde }, context) {
    if (idPtKunde !== undefined && idPtKunde !== requireActor(context).idPtKunde) throw notFound()
    return own(context)
  },

  async saveKontoFirma({ version, ustIdNr: eingabe, ...firma }, context) {
    const { ustIdNr, problem } = readUstId(eingabe)
    refuseFields({ plz: plzProblem(firma.land, firma.plz), ustIdNr: problem })
    const before = await own(context)
    const change = ustIdNr === before.ustIdNr ? {} : await confirmed(context, ustIdNr)
    const saved = await saveBereich(context, 'firma', version, { ...firma, ...change })
    await taxAnew(context, saved.idPtKunde)
    return saved
  },

  async pruefeUstIdNr(_input, context) {
    const { ustIdNr, idPtKunde } = await own(context)
    if (ustIdNr !== null)
      await context.db
        .updateTable('kunde')
        .set(await confirmed(context, ustIdNr))
        .where('idPtKunde', '=', idPtKunde)
        .where('ustIdNr', '=', ustIdNr)
        .execute()
    const saved = await own(context)
    await taxAnew(context, saved.idPtKunde)
    return saved
  },

  saveKontoRechnung({ version, rechnungsAnschrift, ...rechnung }, context) {
    if (rechnungsAnschrift !== null)
      refuseFields({ 'rechnungsAnschrift.plz': plzProblem(rechnungsAnschrift.land, rechnungsAnschrift.plz) })
    return saveBereich(context, 'rechnung', version, {
      ...rechnung,
      rechnungsAnschrift: rechnungsAnschrift === null ? null : JSON.stringify(rechnungsAnschrift),
    })
  },

  saveAnsprechpartner: ({ version, ansprechpartner }, context) =>
    saveBereich(context, 'ansprechpartner', version, { ansprechpartner: JSON.stringify(ansprechpartner) }),

  saveDatenschutzKontakt: ({ version, datenschutzKontakt }, context) =>
    saveBereich(context, 'datenschutz', version, { datenschutzKontakt }),

  saveMarkenfarbe: ({ version, markenfarbe }, context) => saveBereich(context, 'marke', version, { markenfarbe }),

  saveMarkenvorrat: ({ version, markenfarben, markenschriften }, context) =>
    saveBereich(context, 'marke', version, {
      markenfarben: JSON.stringify(markenfarben),
      markenschriften: JSON.stringify([...new Set(markenschriften)]),
    }),

  async fetchMarke(_input, context) {
    const { logo, markenfarbe, markenfarben, markenschriften } = await own(context)
    return { logo, markenfarbe, markenfarben, markenschriften }
  },

  async uploadLogo({ version, datei }, context) {
    const bytes = await readLogo(await readUpload(datei, 'logo'))
    return layDown(context, bytes, (logo) => saveBereich(context, 'marke', version, { logo }))
  },

  deleteLogo: ({ version }, context) => saveBereich(context, 'marke', version, { logo: null }),

  async saveStandardAbsender({ version, absender }, context) {
    refuseFields({
      'absender.firma': absender.firma.trim() === '' ? 'Bitte füllen Sie dieses Feld aus.' : null,
      'absender.plz': plzProblem('DE', absender.plz),
    })
    return saveBereich(context, 'absender', version, { standardAbsender: JSON.stringify(absender) })
  },

  saveZahlungsart: ({ version, zahlungsart }, context) => saveBereich(context, 'zahlung', version, { zahlungsart }),

  /** The payment service gets the number; here it is kept masked. */
  async erteileMandat({ version, kontoinhaber, iban: eingabe, zustimmung }, context) {
    const iban = checkIban(eingabe)
    refuseFields({
      iban: iban.ok ? null : iban.text,
      zustimmung: zustimmung ? null : 'Bitte erteilen Sie das Mandat mit dem Häkchen.',
    })
    const { idPtKunde, name } = requireActor(context)
    const mandat = {
      kontoinhaber,
      iban: iban.ok ? maskIban(iban.iban) : '',
      referenz: `M${String(idPtKunde).padStart(6, '0')}-${newCode().toUpperCase()}`,
      glaeubigerId: GLAEUBIGER_ID,
      erteiltAm: context.now().toISOString(),
      erteiltVon: name,
    }
    return saveBereich(context, 'zahlung', version, { mandat: JSON.stringify(mandat) })
  },

  fetchAvv: async (_input, context) => ({ fassungen: await loadAvv(context) }),

  async akzeptiereAvv({ fassung, name }, context) {
    const first = await acceptAvv(context, fassung, name)
    const konto = await own(context)
    if (first)
      await sendMail(context, {
        an: konto.rechnungsEmail,
        betreff: 'Ihr Vertrag zur Auftragsverarbeitung',
        text: `Guten Tag,\n\n${name} hat den Vertrag zur Auftragsverarbeitung (Fassung ${fassung}) für ${konto.firma} angenommen. Sie finden ihn als PDF im Benutzermenü unter „AV-Vertrag“.`,
      })
    return konto
  },

  erstelleDatenExport: (_input, context) => exportStrom(context),

  async beantrageLoeschung({ passwort }, context) {
    await requestLoeschung(context, passwort)
    return own(context)
  },

  async widerrufeLoeschung(_input, context) {
    await withdrawLoeschung(context)
    return own(context)
  },
}
