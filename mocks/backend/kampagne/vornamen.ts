/** First names of the demo's enrichment service; a real one asks a register. */
const MAENNER = new Set(
  'alexander andreas ben bernd christian christoph daniel david dieter dirk emil erik ernst felix finn florian frank georg gerhard günter hannes hans harald heinz helmut horst jakob jan jens joachim johannes jonas jörg jürgen kai karl klaus kurt lars leon lukas manfred marcel marco mario markus martin matthias max mehmet michael moritz noah norbert oliver oskar paul peter philipp ralf rainer reinhard robert roland rolf rudolf sebastian stefan stephan sven thomas thorsten till tim tobias tom torsten uwe volker walter werner wilhelm wolfgang'.split(
    ' ',
  ),
)
const FRAUEN = new Set(
  'alexandra andrea angelika anja anke anna anne anneliese antje astrid ayşe barbara bettina birgit brigitte carola charlotte christa christina christine clara claudia cornelia daniela doris edith elena elisabeth elke emma erika eva franziska frieda gabriele gerda gisela greta gudrun hannah heike helga hildegard ida ingrid irene jana jessica johanna julia jutta karin katharina kathrin katja katrin kerstin laura lea lena lina lisa manuela maria marie marion marlene martina melanie mia monika nadine nicole nina petra regina renate rita ruth sabine sabrina sandra sarah silke simone sonja sophie stefanie susanne svenja tanja ulrike ursula ute vanessa yvonne'.split(
    ' ',
  ),
)

/** Form of address that a first name tells; empty where it tells none. */
export function guessAnrede(vorname: string): 'Herr' | 'Frau' | '' {
  const name = vorname.trim().toLocaleLowerCase('de').split(/[\s-]/)[0] ?? ''
  if (MAENNER.has(name)) return 'Herr'
  return FRAUEN.has(name) ? 'Frau' : ''
}
