/** Sound texts of mailings, each a design: compounds, names, brands, places, foreign words, spellings of regions. */
export const GUTE_TEXTE: readonly string[] = [
  'Bäckerei Kuhnert\nFrische Dinkelvollkornbrötchen\nSonntagsfrühstück für die ganze Familie. Probieren Sie unser Walnuss-Cranberry-Brot aus dem Holzbackofen.\nLindenstraße 14, 86899 Landsberg am Lech\nTelefon 08191 973420 · www.baeckerei-kuhnert.de',
  'Autohaus Brandl GmbH & Co. KG\nRäderwechsel und Lichttest zum Festpreis: 39,90 €\nIhr Volkswagen-Servicepartner in Untermeitingen. Jetzt Winterreifen einlagern lassen. Gültig bis 31.12.2026.',
  'Herbstaktion bei Elektro Sedlmayr\n15 % Rabatt auf alle Waschmaschinen, Wäschetrockner und Geschirrspüler von Miele, Bosch und Siemens. Nur bis 15. Dezember. Ausgenommen sind Ausstellungsstücke.',
  'Ihre Wärmepumpe vom Meisterbetrieb\nFörderung bis zu 70 Prozent. Wir kümmern uns um Planung, Antragstellung, Montage und Wartung. Heizungsbau Niederhofer, Inh. Tobias Niederhofer.',
  'Zahnarztpraxis Dr. med. dent. Ayşe Yıldırım\nProfessionelle Zahnreinigung, Implantologie, Kinderzahnheilkunde. Neue Sprechzeiten: Mo bis Do 7:30 bis 19 Uhr. Wir freuen uns auf Sie!',
  'Save the date: Late Night Shopping\nHappy Hour im Showroom, mit Live-DJ, Fingerfood und Gin-Tasting. Follow us on Instagram @modehaus_wittmann #lateshopping #styleyourlife',
  'Grüezi mitenand!\nHerzliche Grüsse aus Zürich. Grosse Auswahl an Velos, Strassenvelos und E-Bikes. Ab CHF 1490.– inkl. Service. Parkplätze draussen vor dem Geschäft.',
  'Servus beinand! Mia san wieda do.\nFrühschoppen mit Weißwurst, Brezn und Obatzda. Dahoam is dahoam. Gasthof Zum Kirchenwirt, Familie Pichlmayr.',
  'Moin! Wat mutt, dat mutt.\nFischbrötchen frisch vom Kutter. Hein Petersen, Am Alten Hafen 3, 26506 Norddeich. Täglich ab 11 Uhr.',
  'Wir haben numerierte Plätze und ein Tip für alle, die wissen, daß Qualität zählt. Schiffahrt auf dem Rhein, mit Photographen an Bord. Abfahrt Samstag, 5. Dezember 2026.',
  'Kostenlose Immobilienbewertung\nSie denken über den Verkauf Ihres Einfamilienhauses nach? Unsere Maklerinnen ermitteln den Marktwert Ihrer Immobilie. Diskret, unverbindlich, fundiert. Sparkassen-Immobilienvermittlung Oberallgäu.',
  'Gartenbau Wiesinger: Rollrasen, Pflasterarbeiten, Baumfällungen mit Seilklettertechnik, Heckenschnitt, Teichbau. Vereinbaren Sie einen Vor-Ort-Termin unter 0171 5559832.',
  'Physiotherapie am Marktplatz\nManuelle Lymphdrainage, Kiefergelenksbehandlung, Faszientraining, Rückenschule und Beckenbodengymnastik. Alle Kassen. Barrierefreier Zugang.',
  'Glasfaser für Ihre Straße: surfen mit bis zu 1.000 Mbit/s ab 39,99 € im Monat. Hausanschluss während der Vorvermarktung kostenfrei. Stadtwerke Memmingen, www.stadtwerke-mm.example.org/glasfaser',
  'Weinprobe im Gewölbekeller\nSpätburgunder, Grauburgunder, Scheurebe und Cuvées aus biologischem Anbau. Weingut Hämmerle, Burkheim am Kaiserstuhl. 24,50 € pro Person, Kinder frei.',
  'Kinder- und Jugendbuchwochen vom 1. bis 12. Dezember. Vorlesenachmittage, Bastelecke, Bücherflohmarkt. Buchhandlung Thalhammer, Ecke Rathausgasse.',
  'Dachdeckerei Wroblewski\nSturmschaden? Flachdachabdichtung, Dachrinnenreinigung, Photovoltaik-Komplettanlagen, Velux-Dachfenster. Notdienst rund um die Uhr!',
  'Hundeschule Pfotenglück\nWelpenspielstunde, Leinenführigkeit, Rückruftraining, Mantrailing und Agility. Trainerin Sophie-Charlotte Engelbrecht. Schnupperstunde: 0 €.',
  'Neueröffnung! Sushi, Ramen, Poké-Bowls und Bubble Tea.\n20 % auf Ihre erste Bestellung mit dem Code WILLKOMMEN20. Lieferando oder direkt: order@tokyo-kitchen.example.org',
  'Liebe Kundinnen und Kunden,\nseit 1987 beraten wir Sie in Fragen der Altersvorsorge, Berufsunfähigkeitsversicherung und Hausratversicherung. Versicherungsbüro Krzysztof Nowakowski e.K.',
  'Kosmetikstudio Belle Âme\nMicroneedling, Wimpernverlängerung, Permanent-Make-up, Maniküre, Pediküre und Hot-Stone-Massage. Gutscheine auch online. Mitarbeiter:innen gesucht!',
  'Tag der offenen Tür im Seniorenzentrum Abendsonne\nSonntag, 6.12.2026, 13 bis 17 Uhr. Hausführungen, Kaffee und selbstgebackener Kuchen, Auftritt des Shantychors. Eintritt frei.',
  'Küchenstudio Möllenkamp plant Ihre Traumküche: grifflose Fronten, Kücheninsel, Induktionskochfeld mit Muldenlüfter, Quarzkompositarbeitsplatte. Markengeräte von Neff, AEG und Liebherr.',
  'Steuerkanzlei Dipl.-Kfm. Jürgen Weißgerber\nGrundsteuererklärung, Einkommensteuer, Lohnbuchhaltung, Existenzgründungsberatung. Mandantenparkplätze im Hof.',
  'Das Fitnessstudio für Frauen: Pilates, Zumba, Body-Workout, Bauch-Beine-Po, Aqua-Fitness und Kinderbetreuung. Kein Vertrag, monatlich kündbar, 29,90 € im Monat.',
  'Tischlerei Holzapfel\nEinbauschränke, Massivholztreppen, Haustüren, Insektenschutzgitter und Möbelrestaurierung. Maßarbeit aus Eiche, Nussbaum und Zirbenholz seit vier Generationen.',
  'Reisebüro Sonnenklar: Kreuzfahrten mit AIDA und Mein Schiff, Städtereisen nach Reykjavík, Lissabon und Dubrovnik, All-inclusive-Familienurlaub an der Türkischen Riviera. Frühbucherrabatt bis 31. Januar.',
  'Ihre Apotheke am Rotkreuzplatz: E-Rezept per CardLink, Botendienst, Blutdruckmessung, Reiseimpfberatung, Homöopathie und Kompressionsstrümpfe. Es grüßt Sie herzlich Ihre Apothekerin Magdalena Oberhuber.',
  'Solarcarport, Wallbox und Speicher aus einer Hand. Wir sind Partner von Fronius, SMA und BYD. Terminvereinbarung: Frau Szymanski, 0911 8877-120.',
  'Schützenverein Edelweiß Hintertupfing e. V.\nChristbaumversteigerung am Samstag, 19. Dezember, im Bürgerhaus. Es spielen die Blechblosn. Auf Ihr Kommen freut sich die Vorstandschaft.',
]

/** A fault in a text that is sound otherwise, and the code that must be said. */
export const FEHLER: readonly [text: string, code: string][] = [
  // One slip in a word.
  ...(
    [
      'Unser Frühstükc ist fertig.', 'Herzliche Einladnug zum Sommerfest.', 'Sparen Sie mit unserem Gutschien.',
      'Kostenlsoe Beratung vor Ort.', 'Vereinbahren Sie einen Termin.', 'Wir freuen uns auf Ihern Besuch.',
      'Neueröfnung am Marktplatz.', 'Das beste Angebott der Stadt.', 'Jetzt Wintereifen wechseln lassen.',
      'Ihre neue Küche zum Festpreiss.', 'Profesionelle Zahnreinigung für die Familie.', 'Qualitet aus Meisterhand.',
      'Wir beraten Sie gernne.', 'Besuchen Sie unsere Austellung.', 'Täglich frisches Gemuse vom Hof.',
      'Unverbindlihces Gespräch in Ihrer Nähe.', 'Die Wärmepunpe für Ihr Haus.', 'Mit freundlichen Grüßenn',
      'Sonderpreis nur für Neukunnden bis Freitag.', 'Ihr Handwerkerbetreib aus der Region.', 'Rabbatt auf alle Schuhe bis Samstag.',
      'Gratis Versand nach Deutschlannd.', 'Ihre Zufriedenheitt ist unser Ziel.', 'Unsere Mitarbeitr sind für Sie da.',
      'Ein Geschenck für jeden Gast.', 'Wir renovierren Ihr Bad.', 'Alles für den Gartten.', 'Die Apotheeke in Ihrer Nähe.',
      'Sichern Sie sich Ihren Vortiel.', 'Dachdecker mit Erfahrrung.', 'Jetz anmelden und sparen bis Mai.',
      'Schnell unnd günstig.', 'Wir suchen Verstärkkung.', 'Ihre Versicherrung vor Ort.', 'Mehr Infromationen im Internet.',
      'Terminne nach Vereinbarung.', 'Brillengläser zum halben Preisß.', 'Entdeken Sie unsere Weine.',
      'Lieferung inerhalb von zwei Tagen.', 'Öffnungszeitten: Mo bis Fr',
    ] as const
  ).map((text) => [text, 'rechtschreibung'] as [string, string]), // oxfmt-ignore
  ['Haarschnitt ab 19,90', 'preisOhneWaehrung'],
  ['Statt 49,- jetzt 39 €', 'preisOhneWaehrung'],
  ['Mittagstisch für 9,50 inklusive Getränk', 'preisOhneWaehrung'],
  ['Tag der offenen Tür: Montag, 3.12.2026', 'wochentagFalsch'],
  ['Wir öffnen am Freitag, den 12. Dezember 2026', 'wochentagFalsch'],
  ['Konzert, Mi., 09.01.2027', 'wochentagFalsch'],
  ['Sonntag, 13.03.2027', 'wochentagFalsch'],
  ['Gültig bis 30.9.2026', 'datumVergangen'],
  ['Einlösbar bis zum 31. Oktober', 'datumVergangen'],
  ['Besuchen Sie uns am 14. November 2026', 'datumVergangen'],
  ['Gültig bis 31.11.2027', 'datumUnmoeglich'],
  ['20 % Rabatt auf das ganze Sortiment', 'angebotOhneEnde'],
  ['Unsere Herbstaktion: Sie sparen doppelt', 'angebotOhneEnde'],
  ['Eröffnungsangebot: zwei Pizzen zum Preis von einer', 'angebotOhneEnde'],
  ['Lorem ipsum dolor sit amet, consetetur sadipscing elitr', 'vorlagenrest'],
  ['Ihr Text hier', 'vorlagenrest'],
  ['Ihr Text', 'vorlagenrest'],
  ['Max Mustermann, Musterstraße 1', 'vorlagenrest'],
  ['Jetzt nur XX €', 'vorlagenrest'],
  ['TODO Preis klären', 'vorlagenrest'],
  ['Besuchen Sie www.ihre-website.de', 'vorlagenrest'],
  ['Rufen Sie an: 0351 4477819', 'telefonAnders'],
  ['Mehr auf www.optik-seebilck.de', 'webAnders'],
  ['Schreiben Sie an info@optik-seeblik.de', 'webAnders'],
]

/** Twenty more sound texts. The rules said six hints of them at first, and were changed. */
export const WEITERE_GUTE: readonly string[] = [
  'Malerbetrieb Rauschenbach\nFassadenanstrich, Tapezierarbeiten, Lackierungen, Schimmelsanierung. Farbberatung bei Ihnen zu Hause. Rufen Sie uns an: 03641 228190',
  'Fahrschule Vollgas in Plauen: Intensivkurse in den Winterferien, Theorieunterricht auch digital. Grundbetrag 199 € bis Jahresende. Anmeldung bei Ronny Zschiedrich.',
  'Hörakustik Lauschgold\nKostenloser Hörtest, Im-Ohr-Geräte, Tinnitusberatung und Gehörschutz nach Maß. Phonak, Oticon, Signia und Widex im Vergleich.',
  'Wir pflegen zu Hause. Ambulanter Pflegedienst Lebensfreude: Grundpflege, Behandlungspflege, Verhinderungspflege, Hauswirtschaft und Betreuung bei Demenz.',
  'Weihnachtsgans to go! Mit Apfelrotkohl, Kartoffelklößen und Bratensoße für 4 Personen, 129 €. Vorbestellung bis 18. Dezember. Landgasthof Ochsenwirt, Oberammergau.',
  'Jubiläumswochen im Möbelhaus Frickemeier. Boxspringbetten, Schlafsofas, Wohnwände. Sie sparen bis zu 40 %. Vom 1.12. bis 24.12.2026.',
  'Grundstück gesucht! Junge Familie mit zwei Kindern sucht Baugrundstück im Landkreis Fürstenfeldbruck, gerne mit Altbestand. Ihr Ansprechpartner: Maximilian von Wartenberg.',
  'Schädlingsbekämpfung Kammerjäger Dombrowski: Wespennest, Marder, Ratten, Bettwanzen, Silberfische. IHK-geprüft, diskret, 24-Stunden-Notdienst.',
  'Yoga & Meditation im Lotoszentrum\nHatha, Vinyasa Flow, Yin, Kundalini. Probestunde gratis. Namasté! Lehrerin Swetlana Petrowa.',
  'Musikschule Dreiklang: Klavier, Querflöte, Cajón, Ukulele und Gesang. Musikalische Früherziehung ab 3 Jahren. Instrumentenkarussell für Grundschulkinder.',
  'Frohe Weihnachten und ein glückliches neues Jahr wünscht Ihnen das Team der Gemeinschaftspraxis Dres. Hellwig, Okonkwo und Strathmann.',
  'Entrümpelung, Haushaltsauflösung, Umzüge. Besenrein und zum Festpreis. Wertanrechnung möglich. Blitz-Umzüge Hadžić, Kassel.',
  'Kfz-Sachverständigenbüro Ganzmann: Unfallgutachten, Fahrzeugbewertung, Oldtimergutachten. DEKRA-zertifiziert. Für Geschädigte kostenlos.',
  'Brautmoden Traumtänzerin\nBrautkleider in A-Linie, Vintage, Boho und Plus Size bis Größe 60. Accessoires, Schleier, Blumenmädchenkleider. Anprobe nach Vereinbarung.',
  'Sanieren statt verlieren: Kellerabdichtung, Horizontalsperre, Bautrocknung. ISOTEC-Fachbetrieb Abdichtungstechnik Schürmann, Wuppertal-Elberfeld.',
  'Hofladen Bio-Bauernhof Angerer\nEier aus Mobilstallhaltung, Heumilchkäse, Dinkelnudeln, Kürbiskernöl und Holunderblütensirup. Freitags Hofführung. Bioland-zertifiziert.',
  'Grüß Gott liebe Nachbarn, wir gehn in den Winterschlaf und sperrn am 15.1.2027 wieder auf. Pfiat eich, eure Eisdiele Dolomiti, Familie De Zanetti.',
  'Golf-Schnupperkurs für Einsteiger: Abschlag, Putten, Platzerkundung mit Pro-Trainer James O’Connor. Leihschläger inklusive. Golfclub Gut Häusern.',
  'Sprachreisen für Schülerinnen und Schüler: Brighton, Málaga, Antibes. Gastfamilie, Transfer und Freizeitprogramm. Frühbucherpreise sichern auf sprachkontor.example.org',
  'Gesucht: Elektroniker (m/w/d) Energie- und Gebäudetechnik. Wir bieten 30 Tage Urlaub, Firmenwagen, JobRad, Fahrtkostenzuschuss und übertarifliche Bezahlung. Bewerbung per WhatsApp!',
]

/** Twenty more sound texts, written when the rules stood: they say nothing of them. */
export const UNGESEHENE_GUTE: readonly string[] = [
  'Raumausstattung Brinkmeyer: Gardinen, Plissees, Sonnenschutz, Parkettverlegung und Polsterarbeiten. Aufmaß und Montage aus einer Hand.',
  'Metzgerei Kleinschrod\nSpanferkel vom Grill, Krustenbraten, Leberkäse und hausgemachte Kartoffelsalate. Partyservice ab 15 Personen.',
  'Nachhilfe in Mathe, Englisch und Physik. Einzelunterricht, Abiturvorbereitung, LRS-Training. Zwei Gratis-Probestunden! Schülerhilfe Bad Kreuznach.',
  'Bestattungshaus Friedwald-Ruhe: Erdbestattungen, Feuerbestattungen, Seebestattungen, Trauerbegleitung und Vorsorgeverträge. Tag und Nacht erreichbar.',
  'Tierarztpraxis Dr. Lena Osterkamp\nImpfungen, Kastrationen, Zahnsanierung, Ultraschall und Blutlabor. Hausbesuche auf Anfrage. Termine online buchbar.',
  'Campingplatz Eschenried am Ammersee: Stellplätze mit Seeblick, Mietwohnwagen, Kanuverleih und Kinderanimation. Saisonbeginn am 27. März 2027.',
  'Wir kaufen Ihr Auto! Unfallwagen, Motorschaden, Getriebeschaden, ohne TÜV. Barzahlung und kostenlose Abmeldung. Ankauf Demirtaş, Ludwigshafen-Oggersheim.',
  'Goldankauf zu Tageshöchstpreisen: Zahngold, Bruchgold, Münzen, Silberbesteck. Seriös und diskret. Juwelier Goldschmidt, Zeil 87, Frankfurt am Main.',
  'Erleben Sie Musical-Highlights live: Tanz der Vampire, Elisabeth und Mamma Mia! Tickets ab 39,90 € an allen Vorverkaufsstellen und unter www.stadthalle.example.org',
  'Fußpflege mobil\nIch komme zu Ihnen nach Hause. Nagelkorrektur, Hornhautentfernung, Diabetikerfußpflege. Podologin Annegret Stieglmeier, 0160 90733214',
  'Bioenergetische Massage, Reiki, Klangschalen und Craniosacral-Therapie. Entspannungsabende jeden Mittwoch. Naturheilpraxis Sonnengeflecht.',
  'Zimmerei Achleitner: Dachstühle, Holzrahmenbau, Gauben, Carports und Terrassenüberdachungen aus Lärche und Douglasie. Referenzen auf Instagram.',
  'Musikverein Harmonie Untergriesbach lädt zum Adventskonzert mit Bläserquintett, Jugendkapelle und Alphornbläsern. Eintritt frei, Spenden erbeten.',
  'Smart-Home vom Fachmann: KNX, Loxone, Rauchwarnmelder, Videosprechanlagen, Einbruchmeldetechnik und Netzwerkverkabelung. Elektrotechnik Pfannenstiel GmbH',
  'Schneller Internetzugang für Wächtersbach! Jetzt Glasfaser-Hausanschluss sichern und 799 € sparen. Infoabend am 8. Dezember um 19 Uhr in der Heinrich-Heldmann-Halle.',
  'Unverpacktladen Korn & Co.\nMüsli, Nüsse, Hülsenfrüchte, Seifenstücke und Putzmittel zum Selbstabfüllen. Bringt eure Gläser mit!',
  'Änderungsschneiderei Nadelöhr: Hosen kürzen, Reißverschlüsse erneuern, Lederreparaturen, Brautkleidanpassung. Abholung am selben Tag möglich.',
  'Osteopathie für Säuglinge, Schwangere und Sportler. Kiefergelenk, Skoliose, Bandscheibenvorfall. Heilpraktikerin Friederike Wachendorff.',
  'Indisches Restaurant Taj Mahal: Chicken Tikka Masala, Palak Paneer, Biryani, Naan und Mango-Lassi. Lieferservice täglich 17 bis 22 Uhr.',
  'Heizöl, Holzpellets, Kaminholz und Briketts. Wir liefern frei Haus. Brennstoffhandel Hinrichsen & Söhne, Heide in Holstein, seit 1928.',
]

/** Twenty more faults, which the rules were not made by. */
export const WEITERE_FEHLER: readonly [text: string, code: string][] = [
  ...(
    [
      'Wir bauen Ihr Traumhauss.', 'Kostenloser Sehtset für alle.', 'Jetzt Prospekt anfodern!', 'Ihr Spezialst für Dachfenster.',
      'Erleben Sie unvergeßliche Momennte.', 'Unsere Heizungsanlgen sparen Energie.', 'Frohe Weihnahcten wünscht das Team.',
      'Besuchn Sie uns am Samstag.', 'Wir habn für Sie geöffnet.', 'Die Beratumg ist kostenlos.', 'Moderne Badezimmmer vom Profi.',
      'Ein starcker Partner.', 'Günstge Preise das ganze Jahr.', 'Alles aus eiener Herstellung.', 'Persönlcihe Betreuung.',
      'Neuheitenn aus der Schweiz',
    ] as const
  ).map((text) => [text, 'rechtschreibung'] as [string, string]), // oxfmt-ignore
  ['Schnitzel nur 12,90', 'preisOhneWaehrung'],
  ['Dienstag, 8. Dezember 2027', 'wochentagFalsch'],
  ['Angebot gültig bis 15.11.', 'datumVergangen'],
  ['Hier steht Ihr Text', 'vorlagenrest'],
]
