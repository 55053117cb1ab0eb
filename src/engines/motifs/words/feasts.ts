/** Feasts and occasions: name | words | moods | tones | subjects. */
export const FEASTS = `
Weihnachten | weihnachten weihnacht weihnachtlich advent adventszeit xmas nikolaus weihnachtsmarkt heiligabend weihnachtsfeier | festlich winter | red green | Weihnachtsbaum Christbaumkugel Geschenk Kerze Stern Tannenbaum Glocke
Ostern | ostern osterfest österlich karfreitag ostersonntag | pastell frisch | yellow green | Osterei Hase Tulpe Huhn
Muttertag | muttertag mutter mama | liebe pastell | pink | Blumenstrauß Herz Tulpe Rose
Vatertag | vatertag papa vater | technik | blue | Bierkrug Hammer Fahrrad
Valentinstag | valentinstag valentin liebe hochzeitstag | liebe | red pink | Herz Rose Brief
Hochzeit | hochzeit heiraten trauung brautpaar verlobung jawort | liebe edel pastell | | Ring Herz Sektglas Rose
Geburtstag | geburtstag geburtstagsfeier geburtstagsparty geburtstagskind glückwunsch party | froehlich festlich | | Geburtstagstorte Luftballon Geschenk
Jubiläum | jubiläum jubiläumsfeier firmenjubiläum jahrestag eröffnung neueröffnung einweihung | festlich edel | | Sektglas Luftballon Torte Stern
Silvester | silvester neujahr jahreswechsel jahresende rutsch | nacht festlich | yellow | Feuerwerk Sektglas Hausschwein Uhr
Karneval | karneval fasching fastnacht | froehlich | | Luftballon Hut Note
Erntedank | erntedank ernte erntezeit | warm natur | orange brown | Kürbis Ähre Apfel Traube
Oktoberfest | oktoberfest wiesn volksfest kirmes | froehlich warm | blue white | Bierkrug Brezel Herz
Schulanfang | schulanfang einschulung schule schulstart unterricht lernen bildung | froehlich | | Bleistift Buch Stern
Taufe | taufe kommunion konfirmation firmung | pastell ruhig | | Kerze Vogel Fisch
Frühstück | brunch frühstücksbuffet | warm froehlich | | Tasse Croissant Brötchen Honigglas
Grillen | grillen grillfest barbecue sommerfest gartenfest picknick | froehlich warm | | Tomate Bierkrug Sonne Brot
Dank | danke dank dankeschön grüße gruß glück | liebe froehlich | | Blumenstrauß Herz Brief
Aktion | aktion angebot rabatt preis preise sonderpreis sonderpreise sale schlussverkauf sonderangebot gutschein neuheit | froehlich technik | | Megafon Geschenk Stern
Umzug | umzug umziehen einzug richtfest | technik warm | | Haus Lieferwagen Schlüssel
`
