import type { Rechnung } from '#src/contract/rechnung.ts'
import { el, txt, type Knoten } from '#src/base/xml.ts'

interface Anschrift {
  land: string
  plz: string
  zeile: string
  zusatz: string
  ort: string
}

const anschrift = ({ land, plz, zeile, zusatz, ort }: Anschrift) =>
  el(
    'ram:PostalTradeAddress',
    txt('ram:PostcodeCode', plz),
    txt('ram:LineOne', zeile),
    txt('ram:LineTwo', zusatz),
    txt('ram:CityName', ort),
    txt('ram:CountryID', land),
  )

const elektronisch = (email: string) =>
  email === '' ? null : el('ram:URIUniversalCommunication', txt('ram:URIID', email, { schemeID: 'EM' }))

const ustId = (nummer: string | null) =>
  nummer ? el('ram:SpecifiedTaxRegistration', txt('ram:ID', nummer, { schemeID: 'VA' })) : null

const steuernummer = (nummer: string | undefined) =>
  nummer ? el('ram:SpecifiedTaxRegistration', txt('ram:ID', nummer, { schemeID: 'FC' })) : null

/** BR-O-02: where nothing is taxable, neither party's VAT number may stand; the seller is known by his register. */
export function verkaeufer({ leistender: von, ustArt }: Rechnung): Knoten {
  const ohneUst = ustArt === 'drittland'
  return el(
    'ram:SellerTradeParty',
    txt('ram:Name', von.name),
    txt('ram:Description', von.register),
    ohneUst && el('ram:SpecifiedLegalOrganization', txt('ram:ID', von.register)),
    el(
      'ram:DefinedTradeContact',
      txt('ram:PersonName', `Kundenservice ${von.name}`),
      el('ram:TelephoneUniversalCommunication', txt('ram:CompleteNumber', von.telefon)),
      el('ram:EmailURIUniversalCommunication', txt('ram:URIID', von.email)),
    ),
    anschrift({ land: 'DE', plz: von.plz, zeile: von.strasse, zusatz: '', ort: von.ort }),
    elektronisch(von.email),
    ohneUst ? steuernummer(von.steuernummer) : ustId(von.ustIdNr),
  )
}

export function kaeufer({ rechnungsempfaenger: an, ustArt }: Rechnung): Knoten {
  const zeile = `${an.strasse} ${an.hausnummer}`.trim()
  return el(
    'ram:BuyerTradeParty',
    txt('ram:Name', an.firma),
    anschrift({ land: an.land, plz: an.plz, zeile, zusatz: an.zusatz, ort: an.ort }),
    elektronisch(an.email),
    ustArt !== 'drittland' && ustId(an.ustIdNr),
  )
}
