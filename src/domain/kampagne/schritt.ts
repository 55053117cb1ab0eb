import { formatDatum } from '#src/base/number/german.ts'
import type { Akteur } from './actions/actionDef.ts'
import { isKampagneState, TEST_ENDE } from './labels.ts'
import { fristen, type Fristen } from './schedule.ts'
import { bezahlSchritt, freigabeSchritt } from './schrittAuftrag.ts'
import { schritt, type Schritt, type SchrittQuelle } from './schrittQuelle.ts'
import { hinweisAuf, unbekanntesWort } from './unbekannt.ts'

export type { Schritt, SchrittQuelle } from './schrittQuelle.ts'

/** Who has to act, in words. */
export const WER_LABEL: Record<Akteur, string> = {
  kunde: 'Sie',
  freigeber: 'Freigebende',
  anbieter: 'Anbieter',
  druckerei: 'Druckerei',
  dienstleister: 'Adressdienstleister',
  system: 'Automatisch',
}

const EINFRIEREN = 'Die Empfänger werden festgehalten. Danach gehen die Freigabelinks per E-Mail an die Freigebenden.'

function angehaltenSchritt({ state, zahlungsStatus, angehaltenGrund }: SchrittQuelle, frist: Fristen | null): Schritt {
  const grund = angehaltenGrund ? ` Grund: ${angehaltenGrund}` : ''
  if (state === 'inLettershop') return schritt('druckerei', `Die Druckerei klärt ein Problem.${grund}`)
  if (zahlungsStatus === 'ausstehend') return schritt('system', 'Die Zahlung läuft. Wir warten auf die Bestätigung.')
  if (zahlungsStatus !== 'bezahlt') {
    return schritt(
      'kunde',
      'Die Zahlung wurde zurückgebucht. Bezahlen Sie den offenen Betrag.',
      frist?.stornoBis ?? null,
      'starteZahlung',
    )
  }
  return schritt(
    'kunde',
    `Die Kampagne ist angehalten. Setzen Sie sie fort.${grund}`,
    frist?.stornoBis ?? null,
    'fortsetzen',
  )
}

function verpasstSchritt({ state, zahlungsStatus }: SchrittQuelle): Schritt {
  if (state === 'inBezahlung' && zahlungsStatus === 'ausstehend') {
    return schritt(
      'system',
      'Die Zahlung läuft noch. Wählen Sie danach einen neuen Termin, weil der bisherige verstrichen ist.',
    )
  }
  const text = {
    inInternerFreigabe:
      'Der Termin ist nicht mehr zu halten. Wählen Sie einen neuen. Der Freigabelink wird dabei ungültig.',
    inBezahlung:
      'Der Termin ist nicht mehr zu halten. Wählen Sie einen neuen. Er wird vor dem Bezahlen erneut freigegeben.',
  }
  return schritt(
    'kunde',
    state === 'inInternerFreigabe' || state === 'inBezahlung'
      ? text[state]
      : 'Der Versandtermin ist verstrichen. Wählen Sie einen neuen oder stornieren Sie die Kampagne.',
    null,
    'terminAendern',
  )
}

function anreicherungSchritt(
  { teilstatus, anreicherungErgebnis }: SchrittQuelle,
  wartet: string,
  frist: Fristen | null,
): Schritt {
  if (teilstatus === 'angereichert') {
    return schritt(
      'system',
      `Die Adressdaten sind angereichert. ${wartet}`,
      frist?.uebergabeAm ?? null,
      'versandVorbereiten',
    )
  }
  const gescheitert = anreicherungErgebnis?.abgeschlossenAm === null
  return gescheitert
    ? schritt(
        'anbieter',
        'Die Anreicherung ist fehlgeschlagen. Wir klären mit Ihnen, ob die Kampagne ohne sie weiterläuft.',
        frist?.stornoBis ?? null,
        'ohneAnreicherungFortfahren',
      )
    : schritt('dienstleister', 'Adressdaten werden angereichert.', frist?.stornoBis ?? null, 'anreicherungErgebnis')
}

/** The next step of a campaign, for every state and finer position (domain 4.2; assumed). */
export function naechsterSchritt(kampagne: SchrittQuelle, heute: string): Schritt {
  const { state, teilstatus, versandDatum } = kampagne
  const frist = versandDatum === null ? null : fristen(versandDatum)
  const unbekannt = unbekanntesWort(kampagne)
  if (unbekannt !== null || !isKampagneState(state)) return schritt(null, hinweisAuf(unbekannt ?? state))
  if (teilstatus === 'angehalten') return angehaltenSchritt(kampagne, frist)
  if (teilstatus === 'testEnde') return schritt(null, TEST_ENDE)
  if (teilstatus === 'terminVerpasst') return verpasstSchritt(kampagne)
  if (teilstatus === 'wirdEingefroren') return schritt('system', EINFRIEREN, frist?.freigabeBis ?? null)
  // The day may have come already, when something else came late.
  const wartet =
    frist === null || heute >= frist.uebergabeAm
      ? 'Der Versand wird jetzt vorbereitet.'
      : `Der Versand wird am ${formatDatum(frist.uebergabeAm)} vorbereitet.`
  switch (state) {
    case 'inBearbeitung':
      return schritt(
        'kunde',
        'Kampagne fertigstellen und zur Freigabe senden.',
        frist?.freigabeBis ?? null,
        'kampagneZurFreigabeGeben',
      )
    case 'inBearbeitungKorrektur':
      if (kampagne.zahlungsStatus === 'bezahlt' && versandDatum !== null && heute > versandDatum)
        return schritt(
          'kunde',
          'Der Versandtermin ist verstrichen. Wählen Sie in der Kampagne einen neuen und senden Sie sie erneut zur Freigabe.',
          null,
          'kampagneZurFreigabeGeben',
        )
      return schritt(
        'kunde',
        'Änderungen einarbeiten und Kampagne erneut zur Freigabe senden.',
        frist?.freigabeBis ?? null,
        'kampagneZurFreigabeGeben',
      )
    case 'inInternerFreigabe':
      return freigabeSchritt(kampagne, frist)
    case 'inBezahlung':
      return bezahlSchritt(kampagne, frist)
    case 'inExternerFreigabe':
      return teilstatus === 'geprueft'
        ? schritt('system', `Die Druckdaten sind geprüft. ${wartet}`, frist?.uebergabeAm ?? null, 'versandVorbereiten')
        : schritt('anbieter', 'Wir prüfen die Druckdaten.', frist?.stornoBis ?? null, 'externFreigeben')
    case 'inAnreicherung':
      return anreicherungSchritt(kampagne, wartet, frist)
    case 'inVersandstellung':
      return schritt(
        'druckerei',
        kampagne.stornoAngefragtAm
          ? 'Wir prüfen Ihre Stornoanfrage.'
          : 'Die Druckerei bestätigt den Empfang der Druckdaten.',
        versandDatum,
        'uebergabeBestaetigt',
      )
    case 'inLettershop':
      return schritt(
        'druckerei',
        'Die Druckerei produziert die Sendungen und liefert sie bei der Post ein.',
        versandDatum,
        'versandGemeldet',
      )
    case 'inVersandFehlgeschlagen':
      return schritt(
        'anbieter',
        'Die Übergabe an die Druckerei ist fehlgeschlagen. Wir wiederholen sie.',
        versandDatum,
        'uebergabeWiederholen',
      )
    case 'inVersendet':
      return schritt(
        null,
        frist === null
          ? 'Die Sendungen sind versendet.'
          : `Die Sendungen sind versendet. Ankunft voraussichtlich ${formatDatum(frist.ankunftVon)} bis ${formatDatum(frist.ankunftBis)}.`,
      )
    case 'inStorniert':
      return stornoSchritt(kampagne)
  }
}

function stornoSchritt({ zahlungsStatus }: SchrittQuelle): Schritt {
  return zahlungsStatus === 'bezahlt'
    ? schritt(
        'anbieter',
        'Die Kampagne ist storniert. Wir erstatten den bezahlten Betrag.',
        null,
        'erstattungAbgeschlossen',
      )
    : schritt(
        null,
        zahlungsStatus === 'erstattet'
          ? 'Die Kampagne ist storniert, der Betrag ist erstattet.'
          : 'Die Kampagne ist storniert.',
      )
}
