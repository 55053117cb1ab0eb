import type { Rechnung } from '#src/contract/rechnung.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { benannt } from '#src/contract/offenesEnum.ts'
import { RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { sendMail } from '../platform/mail.ts'
import { pdfName, xmlName } from './files.ts'

/** Mails a document to an address and notes it; both or neither. `von`: who sends it. */
export async function dispatchRechnung(outer: Context, rechnung: Rechnung, an: string, von: string): Promise<void> {
  await inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { idPtRechnung, rechnungsnummer, art, rechnungsdatum, brutto, kampagneBezeichnung } = rechnung
    const name = benannt(RECHNUNG_ART_LABEL, art)
    await sendMail(context, {
      an,
      betreff: `${name} ${rechnungsnummer}`,
      text: `Guten Tag,\n\nanbei erhalten Sie die ${name} ${rechnungsnummer} vom ${formatDatum(rechnungsdatum)} über ${formatEuro(brutto)} zur Kampagne „${kampagneBezeichnung}“: als PDF mit eingebetteter E-Rechnung (ZUGFeRD) und als XRechnung.`,
      link: `${context.settings.publicUrl}/rechnung?rechnung=${idPtRechnung}`,
      linkText: 'Rechnung ansehen',
      anhaenge: [pdfName(rechnung), xmlName(rechnung)],
    })
    await db
      .insertInto('rechnungVersand')
      .values({ idPtRechnung, an, zeit: context.now().toISOString(), von })
      .execute()
  })
}
