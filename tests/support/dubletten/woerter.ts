/** Names and streets of the labelled list; written down without a look at what the matcher knows. */
const list = (text: string): string[] => text.trim().split(/\s*,\s*/)

export const MAENNER =
  list(`Thomas, Michael, Andreas, Peter, Stefan, Christian, Martin, Markus, Frank, Wolfgang, Klaus, Jürgen, Jörg,
Günter, Uwe, Bernd, Matthias, Alexander, Daniel, Jan, Tim, Tobias, Florian, Sebastian, Philipp, Lukas, Jonas, Leon, Paul, Felix,
Maximilian, Moritz, Finn, Noah, Elias, Ben, Karl, Hans, Heinz, Horst, Gerhard, Helmut, Werner, Dieter, Manfred, Rolf, Ralf, Holger,
Sven, Björn, Torsten, Carsten, Dirk, Olaf, Kai, Mehmet, Murat, Özgür, Emre, Kemal, Bülent, Zbigniew, Krzysztof, Piotr, Igor, Wladimir, Dmitri,
Giuseppe, Antonio, Ansgar, Eike, Lennox, Levke, Wolfhard, Reinhold, Hinnerk, Gottlieb, Severin, Korbinian, Xaver, Ludwig, Alois, Vinzenz, Yannick,
Goran, Dragan, Mirko, Nguyen, Samir, Khaled, Yusuf, Hannes, Ole, Fiete, Marek, Thilo, Volkmar, Egon, Ewald`)

export const FRAUEN =
  list(`Sabine, Petra, Monika, Claudia, Susanne, Andrea, Birgit, Martina, Karin, Ursula, Renate, Christina, Christine,
Anna, Anja, Katrin, Nicole, Stefanie, Julia, Sandra, Melanie, Katharina, Lena, Laura, Lea, Sarah, Hannah, Marie, Sophie, Emma, Mia, Jana, Lina, Luisa,
Johanna, Charlotte, Clara, Helga, Gisela, Ingrid, Erika, Hildegard, Elfriede, Gertrud, Irmgard, Waltraud, Brigitte, Gudrun, Käthe, Ayşe, Fatma, Özlem, Gülcan,
Elif, Zeynep, Agnieszka, Małgorzata, Katarzyna, Olga, Natalia, Svetlana, Ljudmila, Giulia, Francesca, Svea, Wiebke, Frauke, Gesa, Antje, Heike, Silke,
Ulrike, Bärbel, Dörte, Kerstin, Maren, Nadja, Tanja, Sonja, Simone, Daniela, Michaela, Gabriele, Angelika, Roswitha, Philippa, Mathilde, Franziska, Theresa, Veronika,
Leyla, Amira, Nour, Jovana, Milica, Thi, Aurelia, Henriette, Ottilie, Rosalinde, Tabea, Wencke`)

export const HAEUFIGE =
  list(`Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer, Koch, Bauer, Richter, Klein, Wolf,
Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Schmitt, Werner, Schmitz, Krause, Meier, Lehmann, Schmid, Schulze, Maier, Köhler, Herrmann,
König, Walter, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung, Hahn, Schubert, Vogel, Friedrich, Keller, Günther, Frank, Berger, Winkler, Roth,
Beck, Lorenz, Baumann, Franke, Albrecht, Schuster, Simon, Ludwig, Böhm, Winter, Kraus, Martin, Schumacher, Krämer, Vogt, Stein, Jäger, Otto, Sommer, Groß, Seidel, Heinrich,
Brandt, Haas, Schreiber, Graf, Schulte, Dietrich, Ziegler, Kuhn, Kühn, Pohl, Engel, Horn, Busch, Bergmann, Thomas, Voigt, Sauer, Arnold, Wolff, Pfeiffer, Yılmaz, Kaya,
Demir, Nowak, Kowalski, Petrov, Nguyen, Rossi, Öztürk, Jansen, Petersen, Hansen, Janßen, Thiel, Lindner, Ernst, Barth, Naumann, Wenzel, Haupt, Kunze, Noack, Weger, Meder`)

/** Parts of the many rare surnames. */
export const ANFAENGE =
  list(`Acker, Asch, Bach, Birk, Blum, Born, Breiten, Brink, Buchen, Damm, Dorn, Ehren, Eichen, Esch, Falken, Feld, Finken, Frei, Gold, Grün, Haber, Hage,
Hassel, Heiden, Hinter, Hohen, Holz, Kalt, Kirch, Klee, Krons, Küchen, Lauter, Linden, Mühl, Nieder, Ober, Ostern, Rauten, Reh, Ritter, Rosen, Sand, Schön, Silber, Stein, Stock, Thal,
Traub, Unter, Wald, Weiden, Wester, Wiesen, Zeller, Zier`)
export const ENDUNGEN =
  list(`bach, bauer, becker, berg, brink, dorf, eder, feld, fels, hagen, hahn, hammer, haus, heim, hoff, hofer, huber, husen, kamp, kötter, land, lehner, mann, meier,
moser, müller, rath, reiter, schmied, stedt, stein, thaler, wald, weber, wieser, winkel`)

export const STRASSEN =
  list(`Haupt, Schul, Garten, Bahnhof, Dorf, Berg, Birken, Linden, Kirch, Wald, Ring, Schiller, Goethe, Jahn, Amsel, Wiesen, Buchen, Rosen, Tannen, Mozart, Beethoven, Friedhof,
Mühlen, Feld, Ahorn, Finken, Drossel, Lerchen, Erlen, Eichen, Flieder, Nelken, Tulpen, Burg, Schloss, Markt, Post, Bismarck, Uhland, Lessing, Kant, Hegel, Kolping, Ketteler, Brücken, Ufer, Rhein, Neckar,
Donau, Elb, Weser, Königsberger, Danziger, Breslauer, Stettiner, Bayern, Sachsen, Hessen, Kastanien, Holunder, Schlehen, Brombeer, Kiefern, Ulmen, Pappel, Weiden, Hasel, Ginster, Heide, Moor, Deich, Hafen`)
export const ARTEN = list(`straße, straße, straße, straße, weg, weg, weg, allee, platz, gasse, ring`)
export const LANGE_STRASSEN =
  list(`Johann-Sebastian-Bach-Straße, Konrad-Adenauer-Straße, Friedrich-Ebert-Straße, Carl-von-Ossietzky-Straße, Geschwister-Scholl-Straße, Gustav-Stresemann-Weg,
Am Alten Markt, An der Mühle, Auf der Heide, Zum Sportplatz, Kleine Gasse, Große Bleichen, Im Winkel, Am Schützenplatz, Ludwig-van-Beethoven-Straße, Wilhelm-Busch-Weg, Heinrich-Heine-Allee,
Dr.-Robert-Koch-Straße, Sankt-Martin-Straße, Albert-Schweitzer-Straße, Anne-Frank-Weg, Ernst-Moritz-Arndt-Straße`)

export const ORTE: readonly (readonly [string, number, number])[] = [
  ['Berlin', 10_115, 190],
  ['Hamburg', 20_095, 100],
  ['München', 80_331, 74],
  ['Köln', 50_667, 45],
  ['Frankfurt am Main', 60_308, 40],
  ['Stuttgart', 70_173, 34],
  ['Düsseldorf', 40_210, 38],
  ['Leipzig', 4103, 34],
  ['Dortmund', 44_135, 30],
  ['Bremen', 28_195, 34],
  ['Dresden', 1067, 30],
  ['Hannover', 30_159, 28],
  ['Nürnberg', 90_402, 25],
  ['Münster', 48_143, 16],
  ['Göttingen', 37_073, 8],
  ['Würzburg', 97_070, 9],
  ['Tübingen', 72_070, 5],
  ['Lübeck', 23_552, 10],
  ['Fürth', 90_762, 5],
  ['Bad Homburg', 61_348, 3],
  ['Rothenburg', 91_541, 1],
  ['Görlitz', 2826, 2],
  ['Kiel', 24_103, 12],
  ['Trier', 54_290, 7],
  ['Passau', 94_032, 3],
  ['Altötting', 84_503, 1],
  ['Husum', 25_813, 1],
  ['Meppen', 49_716, 1],
  ['Wittlich', 54_516, 1],
  ['Zittau', 2763, 1],
]

export const BRANCHEN = list(
  `Elektrotechnik, Malerbetrieb, Steuerberatung, Autohaus, Bäckerei, Gartenbau, Dachdeckerei, Apotheke, Zahnarztpraxis, Immobilien, Logistik, Metallbau, Reisebüro, Buchhandlung`,
)
export const FORMEN = list(`GmbH, GmbH & Co. KG, e.K., OHG, AG, GbR, UG (haftungsbeschränkt)`)
