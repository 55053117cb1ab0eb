/**
 * First names that are common in Germany. Two of them are two people, however few letters lie between them (Jan and Jana,
 * Christian and Christina); in long lists what is frequent there is added.
 */
const HAEUFIG = `
adam adem adrian ahmet ahmed albert alex alexander alexandra alfred ali alice alina alma aly amelie amy ana andre andrea andreas
andrej andy angela angelika angelina anika anita anja anke ann anna annabell annalena anne anneliese annemarie annette annika
annina anton antonia antonio antje arne arno arthur astrid aylin ayse aysel ayla axel barbara bastian beate beatrice beatrix ben
benedikt benjamin benno bernard bernd bernhard bert berta bettina bianca bianka birgit birgitta bjoern bodo boris brigitta brigitte
britta bruno burkhard carina carla carlo carlos carmen carola carolin carolina caroline celina celine charlotte christa christel
christian christiane christin christina christine christof christoph clara clarissa claudia claudio claus clemens conny constantin
constanze cora cordula corinna cornelia cornelius dagmar damian dana daniel daniela danielle david dennis denise detlef diana dieter
dietmar dirk dominik dominic dominique doreen doris dora dorothea dorothee eberhard eckhard edeltraud edgar edith eduard elena elfriede
elias elif elisa elisabeth elise elke ella ellen elli elly elmar elsa else emil emilia emilie emily emine emma emmi emre enrico eric
erich erik erika ernst erna erwin esra esther eugen eva evelin evelyn fabian fabienne fabio fatih fatma felicitas felix ferdinand
finn fiona florian florentine frank franka franz franziska frida frieda friedhelm friederike friedrich fritz gabi gabriel gabriela
gabriele georg gerald gerd gerda gerhard gerlinde gert gertrud gisela gitta grit greta gregor gudrun guenter guenther guido gunnar
gustav hakan hanna hannah hannelore hannes hans harald harry hartmut hasan hatice hedwig heide heidi heidemarie heike heiko heiner
heinrich heinz helena helene helga helmut hendrik henri henriette henrik henry herbert herma hermann herta hilda hilde hildegard holger
horst hubert hugo hulya ida ilka ilona ilse imke ina ines inga inge ingeborg ingo ingrid ingmar inka irene irina iris irma irmgard
irmtraud isa isabel isabell isabella ismail ivan ivana ivo ivonne jacqueline jakob jan jana jane janina janine jannik jannis jasmin
jasmina jens jessica joachim joana joanna jochen johann johanna johannes john jolanda jonah jonas jonathan joern joerg josef josefa
josefine josephine joseph joshua juergen julia julian juliana juliane julie julien julika julius jutta kai karen karin karina karl
karla karlheinz karolin karolina karoline karsten katarina kateryna katharina kathrin kati katia katja katrin kerstin kevin kim kira
kirsten klara klaus konrad konstantin konstanze korinna kristin kristina kristine kurt lara larissa lars laura lea leander lena lene leni
lennart lennard leo leon leona leonard leonie leonhard leonora leopold levin lia liana lida lilli lilly lina linda lino linus lisa lisbeth
liv lore lorena lorenz lothar lotta lotte louis louisa louise luca lucas lucia lucie ludwig luis luisa luise luka lukas luna lutz lydia
mads magda magdalena maike maik maja malte manfred manuel manuela mara marc marcel marcela marco marcus mareike maren margarete
margarethe margit margot margret margrit maria mariam marian mariana marianne marie marina mario marion marisa marit marita marius mark
marko markus marla marlena marlene marlies marlis marta martha martin martina marvin mathilda mathilde mathias mats matthias max
maximilian maxi maya mechthild mehmet mehmed meike melanie melina melissa merle mia michael michaela michel michele michelle mika mike
mikail milan milena mila mina mira miriam mirko mirjam moritz monika mona murat mustafa nadia nadine nadja natalia natalie natascha
nele nelly nico nicola nicolas nicole niels nils nina nino noah noel nora norbert norma olaf ole olga oliver olivia oskar ophelia
otto pascal patricia patrick patrik patrizia paul paula paulina pauline pavel pavla peer petra peter petrus philip philipp pia rafael
rainer ralf ramona raphael raphaela rebecca regina regine reinhard reinhold renate rene renee ria ricarda richard rita robert roberta roberto
robin roland rolf roman romina romy ron ronald ronja ronny rosa rosalie rosemarie rosi rosina roswitha rudi rudolf ruth ruediger sabina
sabine sabrina samira samuel samuela sandra sandro sara sarah sascha sebastian selina selma serkan sibylle siegfried siegrid sigrid silja
silke silva silvan silvia silvio simon simona simone sina sinan sofia sofie sonja sophia sophie stefan stefanie steffen steffi stella
stephan stephanie susan susana susann susanna susanne suse sven svenja svetlana swantje sylke sylvia tamara tanja tatjana tessa thea theo theodor
theresa therese thilo thomas thorsten tilo tilman tim timo timm tina tino tobias tom toni torben torsten traudel traute tristan udo ulf ulla ullrich
ulrich ulrike ursel ursula uta ute uwe valentin valentina valerie vanessa vera verena veronika vicky victor victoria viktor viktoria vincent viola
volker volkmar waltraud walter waltraut wanda wencke wendelin wenke werner wiebke wilfried wilhelm wilhelmine wilma willi willy winfried wolf
wolfgang wolfram xaver yasemin yasmin yusuf yvette yvonne zeynep`

const BEKANNT = new Set(HAEUFIG.trim().split(/\s+/))

/** Whether a folded first name is one of the common ones. */
export function istVorname(folded: string): boolean {
  return BEKANNT.has(folded)
}
