/** Light, seasons, weather, feelings: name | words | moods | tones | subjects. */
export const FEELINGS = `
Morgen | morgen morgens morgendlich früh sonnenaufgang morgensonne morgenlicht vormittag | warm frisch | yellow pink
Mittag | mittag mittags mittagspause | froehlich warm | yellow
Abend | abend abends abendlich feierabend sonnenuntergang dämmerung abendlicht abendrot | abend warm | orange violet
Nacht | nacht nachts nächtlich mitternacht nachthimmel mond mondlicht dunkel | nacht | |
Frühling | frühling frühjahr lenz frühlingshaft ostwind frühlingserwachen | frisch froehlich natur | pink green | Tulpe Gänseblümchen Vogel Schmetterling Biene
Sommer | sommer sommerlich hochsommer sommerzeit ferien sommerferien | froehlich frisch | yellow | Sonne Eis Sonnenblume Zitrone Sonnenbrille
Herbst | herbst herbstlich oktober november goldener | warm natur | orange brown | Blatt Kürbis Pilz Igel Apfel Ähre
Winter | winter winterlich frost schnee verschneit eis januar dezember schneeflocken | winter kuehl | white | Tannenbaum Schneemann Mütze Handschuh
Meer | meer see strand küste ostsee nordsee ozean maritim hafen | kuehl frisch | blue | Segelboot Leuchtturm Fisch Palme
Berge | berge alpen gebirge wandern wanderung gipfeltour alpin | natur kuehl | | Berg Tannenbaum Sonne
Wald | wald wälder waldrand forst | natur ruhig | green | Tannenbaum Laubbaum Fuchs Pilz Eule
Dorf | dorf land landleben ländlich heimat regional bauernhof hof landwirtschaft | natur warm | | Haus Kuh Huhn Traktor Ähre
Stadt | stadt städtisch innenstadt urban city | technik | | Haus Laden Laterne Fahrrad
Sonnig | sonnenlicht sonnenschein hell strahlend leuchtend | froehlich warm | yellow
warm | warm gemütlich behaglich herzlich kuschelig geborgen wärme | warm
kühl | kühl kalt klar eisig | kuehl
frisch | frisch frische erfrischend knackig saftig belebend | frisch
pastell | pastell pastellfarben zart sanft lieblich pastelltöne dezent | pastell
edel | edel elegant fein hochwertig luxus luxuriös vornehm exklusiv premium stilvoll nobel | edel
festlich | festlich feierlich glanz glänzend fest feiertage | festlich edel
fröhlich | fröhlich bunt lustig heiter lebendig feier farbenfroh freundlich kinder kindlich verspielt freude | froehlich
ruhig | ruhig ruhe still schlicht reduziert minimalistisch entspannt klarheit einfach zurückhaltend | ruhig
natürlich | natürlich bio ökologisch nachhaltig natur umwelt grüner | natur
modern | modern zeitgemäß technisch sachlich neu digital innovativ zukunft | technik
kräftig | kräftig stark energie energiegeladen deftig rustikal dynamisch retro plakativ | froehlich technik
romantisch | romantisch liebevoll verliebt romantik | liebe pastell
`
