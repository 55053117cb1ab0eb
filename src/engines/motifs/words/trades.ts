/** Trades that order cards, with two to six things of each: name | words | moods | tones | subjects. */
export const TRADES = `
Bäckerei | bäckerei bäcker backstube backwaren backhaus brotzeit backen weihnachtsbäckerei | warm natur | brown | Brot Brezel Brötchen Croissant Ähre
Konditorei | konditorei konditor patisserie gebäck kuchen süßes confiserie | pastell warm | | Torte Muffin Kuchenstück Keks Erdbeere
Café | café cafe kaffeehaus kaffeebar kaffeeklatsch | warm ruhig | brown | Tasse Kuchenstück Croissant Muffin
Eisdiele | eisdiele eiscafé eisladen gelateria | pastell frisch | | Eis Erdbeere Zitrone Kirsche
Gasthaus | gasthaus gaststätte restaurant wirtshaus gasthof wirt küche kneipe bistro essen mittagstisch biergarten | warm | | Bierkrug Weinglas Kochtopf Brezel
Pizzeria | pizzeria italiener italienisch trattoria | warm froehlich | red green | Pizza Tomate Weinglas
Metzgerei | metzgerei metzger fleischerei fleischer schlachterei wurst schinken | warm | red | Hausschwein Kuh Brezel
Käserei | käserei molkerei hofladen feinkost delikatessen markt wochenmarkt | natur warm | | Käse Tomate Honigglas Brot Karotte
Obst und Gemüse | obst gemüse früchte rosenkohl blumenkohl kohl kräuter salat gemüseladen obstladen vitamine | frisch natur | | Apfel Karotte Tomate Zitrone Traube Birne
Weinhandlung | weinhandlung wein weine weingut winzer weinprobe weinfest vinothek rebe | edel warm | | Weinflasche Weinglas Traube Käse
Brauerei | brauerei bier biere getränkemarkt brauhaus | warm | | Bierkrug Ähre Brezel
Blumenladen | blumenladen florist floristik blumenhaus blumengeschäft | frisch natur liebe | pink green | Blumenstrauß Tulpe Rose Sonnenblume Topfpflanze
Gärtnerei | gärtnerei gärtner garten gartenbau gartencenter pflanzen baumschule landschaftsbau | natur frisch | green | Gießkanne Topfpflanze Sonnenblume Lavendel Tulpe
Imkerei | imkerei imker honig | warm natur | yellow | Honigglas Biene Blume
Tierarzt | tierarzt tierpraxis tiere haustiere zoohandlung tierheim hundeschule hundesalon tierbedarf | natur froehlich | | Hund Katze Hase Vogel
Reitstall | reitstall reiterhof reiten reitschule | natur | brown | Pferd Ähre Laubbaum
Optiker | optiker optik augenoptik sehtest augenarzt brillenladen | frisch technik | | Brille Sonnenbrille
Fahrradladen | fahrradladen fahrradgeschäft fahrradhändler radladen radtour fahrradwerkstatt | frisch technik | | Fahrrad Schraubenschlüssel Zahnrad
Autohaus | autohaus autohändler kfz werkstatt autowerkstatt fahrzeug reifenwechsel fahrschule | technik | | Auto Schlüssel Schraubenschlüssel
Spedition | spedition lieferung lieferservice logistik transport kurier versand | technik | | Lieferwagen Brief Uhr
Friseur | friseur friseurin frisör salon haarsalon haare barbier barbershop frisur | edel frisch | | Schere Parfüm Seife
Kosmetik | kosmetik kosmetikstudio beauty schönheit nagelstudio make-up wellness spa massage pflege | pastell edel | pink | Lippenstift Parfüm Seife Lavendel
Apotheke | apotheke apotheker gesundheit drogerie reformhaus medizin | frisch ruhig | green | Pflaster Lavendel Zitrone Teekanne
Arztpraxis | arztpraxis arzt ärztin praxis hausarzt klinik vorsorge physiotherapie pflegedienst | frisch kuehl | | Stethoskop Pflaster Herz
Zahnarzt | zahnarzt zahnärztin zahnarztpraxis zahnmedizin kieferorthopäde prophylaxe | frisch kuehl | blue | Zahn Apfel Stern
Buchhandlung | buchhandlung buchladen bücherei bibliothek lesen lesung literatur verlag | warm ruhig | | Buch Lampe Tasse Eule
Schreibwaren | schreibwaren papeterie bürobedarf druckerei büro kanzlei steuerberater anwalt | technik ruhig | | Bleistift Brief Buch
Informatik | informatik computer software webdesign agentur it internet online homeoffice | technik kuehl | | Laptop Glühbirne Zahnrad
Fotostudio | fotostudio fotograf fotografie foto fotos | edel technik | | Kamera Stern Sonne
Musikschule | musikschule musik konzert chor musikverein klavier | froehlich abend | | Gitarre Note
Reisebüro | reisebüro reise reisen urlaub ausflug kreuzfahrt fernweh tourismus | frisch abend | | Koffer Palme Heißluftballon Flugzeug Segelboot
Hotel | hotel pension ferienwohnung übernachtung gastgeber | edel warm | | Schlüssel Koffer Lampe Haus
Fitness | fitness fitnessstudio training sport turnverein gym kraft yoga | technik frisch | | Hantel Apfel Uhr
Sportverein | sportverein fußballverein verein turnier mannschaft | froehlich frisch | green | Fußball Schuh Stern
Mode | mode boutique modehaus kleidung bekleidung textil fashion schneiderei | edel pastell | | Kleid Schuh Handtasche Hut
Schuhgeschäft | schuhgeschäft schuhladen schuster schuhmacher | edel warm | | Schuh Handtasche
Schmuck | schmuck juwelier goldschmied uhrmacher diamant | edel | | Ring Uhr Herz
Möbelhaus | möbelhaus möbel einrichtung wohnen interieur polsterei raumausstatter | ruhig warm | | Sofa Lampe Stuhl Topfpflanze
Immobilien | immobilien makler hausverwaltung eigentum hauskauf miete bausparen | ruhig technik | | Haus Schlüssel Laubbaum
Bank | bank sparkasse versicherung finanzen vorsorgen beratung | ruhig technik | | Haus Regenschirm Hausschwein
Handwerk | handwerk handwerker handwerksbetrieb tischlerei tischler schreiner schreinerei werkzeug bau zimmerer | technik warm | | Hammer Säge Schraubenschlüssel Pinsel
Malerbetrieb | maler malerbetrieb anstrich renovierung renovieren lackierer fassade | froehlich technik | | Farbroller Pinsel Haus
Elektriker | elektriker elektro elektrotechnik strom licht leuchten solar energieberatung | technik | yellow | Glühbirne Lampe Schraubenschlüssel
Sanitär | sanitär klempner installateur heizung bad badezimmer heizungsbau | kuehl technik | blue | Wasserhahn Schraubenschlüssel Seife
Ofenbau | ofenbau ofen kaminbau schornsteinfeger | warm | orange | Kamin Haus
Reinigung | reinigung putzen gebäudereinigung wäscherei sauber | frisch kuehl | blue | Seife Haus Stern
Kita | kita kindergarten kindertagesstätte krippe spielzeug spielplatz spielwaren | froehlich | | Luftballon Fuchs Sonne Igel Bleistift
Spende | spende spenden hilfe ehrenamt gemeinde kirche stiftung | warm ruhig | | Herz Kerze Vogel
Laden | geschäft einzelhandel shop kaufhaus einkaufen schaufenster | froehlich technik | | Laden Handtasche Stern
`
