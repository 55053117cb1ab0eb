export const COUNT_WORDS: readonly string[] =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** Words that say nothing about a picture. */
export const STOP_WORDS: readonly string[] = `
  der die das den dem des ein eine einen einem einer eines und oder mit ohne
  am an auf in im ins aus bei beim für von vom vor zu zum zur
  über unter um durch nach seit bis als wie auch nur noch so sehr viel viele
  vielen etwas ist sind wird werden es sie er wir ich man sich nicht kein keine
  bitte bild motiv karte postkarte vorderseite hintergrund stil unser unsere unserem unseren mein meine ihr ihre
  sein seine dazu dabei davor dahinter daneben neben hinter zwischen paar einige mehrere großer große großes
  großen kleiner kleine kleines kleinen schöner schöne schönes schönen möchte soll sollen haben hat gerne dass
  oben unten links rechts mitte farbe farben
  bilder motive karten postkarten einladung einladungskarte hintergründe stile stilvolle abbildung zeichnung illustration
  zeigen zeigt zeige darstellen darstellung gezeigt sehen sieht liegen liegt stehen steht stehend liegend hängen hängt
  schön schönste schöner wunderschön wunderschöne toll tolle hübsch hübsche nett nette groß klein vorne vorn hinten
  rückseite seite rand ecke ecken fläche platz raum text schrift logo firma betrieb kunden kunde gäste werbung flyer
  aktuell unserer unseres unserm alle alles allem allen jede jeder jedes dieser diese dieses
  hundert hunderte tausend tausende schaffen lieber vorbereiten vorbereitung machen macht gemacht malen
  geben gibt kommen kommt gehen geht sollte sollten könnte könnten können kann darf dürfen muss müssen will wollen
  wollte hätte hätten wäre wären sei war waren werde würde würden bin sind habe hatte ganz gar eher etwa ungefähr
  wenig wenige weniger mehr meist oft immer wieder schon noch dann denn da dort hier also aber doch sondern weil
  wenn ob damit daran darauf darin darunter darüber drauf drin drumherum herum rundherum ringsum überall verschiedene
  verschiedenen verschiedener typisch typische passend passende passendes passt thema beispiel beispielsweise art
  weise wunsch wünsche wünschen viele vieler einzeln einzelne einzelner einzelnes ihnen ihm ihn uns euch mir mich 
  bitten danach davon dafür dagegen darum deshalb jetzt heute neuem voll voller gut gute guter gutes guten
  besonders besondere besonderes wirklich richtig lang lange langer kurz kurze hoch hohe breit breite dick dünn
  element elemente objekt objekte gegenstand gegenstände ding dinge sache sachen form vordergrund zentral zentrum
  angeordnet anordnung komposition gestaltung gestalten gestaltet layout design format quer hochformat querformat
  druck gedruckt einfarbig mehrfarbig farbig farbige farbiger farbton farbtöne ton töne
`
  .trim()
  .split(/\s+/)
