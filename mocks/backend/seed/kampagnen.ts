import { addTage, isEinlieferungstag } from '#src/domain/kampagne/schedule.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import { byName, createNah, loadBausteine } from './kampagneBausteine.ts'
import { ownerOf, Story, type Person } from './kampagneSteps.ts'
import { seedScans } from './scans.ts'

const MIRIAM: Person = { name: 'Miriam Yıldız', email: 'freigabe@example.org' }
const JONAS: Person = { name: 'Jonas Petersen', email: 'team@example.org' }

/** The first day from `tag` on that the post takes mailings. */
function einlieferung(tag: string): string {
  let day = tag
  while (!isEinlieferungstag(day)) day = addTage(day, 1)
  return day
}

interface Choose {
  /** A campaign that is to be sent about this many days from today. */
  begin: (tage: number) => Story
  gruppe: (...words: string[]) => number | null
  karte: (word: string) => number | null
}

/** Campaigns that reached the print shop. */
function produced({ begin, gruppe, karte }: Choose): Story[] {
  const garten = begin(-52)
    .draft({
      bezeichnung: 'Der Gartenhof in der Nachbarschaft',
      idPtZielgruppe: gruppe('Rund um den Laden', 'Stammkunden Backhaus'),
      idPtWerbemittel: karte('Gartenhof Lindenau: Saisonstart'),
    })
    .release([MIRIAM])
    .approve(MIRIAM)
    .pay('kreditkarte')
    .check()
  const backhaus = begin(-14)
    .draft({
      bezeichnung: 'Das Backhaus öffnet wieder',
      idPtZielgruppe: gruppe('Stammkunden Backhaus'),
      idPtWerbemittel: karte('Wiedereröffnung'),
    })
    .release([MIRIAM, JONAS], 'Bitte besonders auf die Öffnungszeiten achten.')
    .approve(MIRIAM, 0)
    .approve(JONAS, 1, 'Sieht gut aus.')
    .pay('rechnung')
    .check()
  const einladung = begin(0)
    .draft({
      bezeichnung: 'Adventsabend: Nachbarn einladen',
      idPtZielgruppe: gruppe('Rund um den Laden', 'Stammkunden Backhaus'),
      idPtWerbemittel: karte('Adventsabend'),
    })
    .release([MIRIAM])
    .approve(MIRIAM)
    .pay('rechnung')
    .check()
  const sehtest = begin(0)
    .draft({
      bezeichnung: 'Sehtest-Wochen in der Neustadt',
      idPtZielgruppe: gruppe('Rund um den Laden', 'Stammkunden Backhaus'),
      idPtWerbemittel: karte('Optik'),
    })
    .release([MIRIAM])
    .approve(MIRIAM)
    .pay('kreditkarte')
    .check()
  const morgen = begin(0)
    .draft({
      bezeichnung: 'Guten Morgen, Neustadt',
      idPtZielgruppe: gruppe('Rund um den Laden', 'Stammkunden Backhaus'),
      idPtWerbemittel: karte('Wiedereröffnung'),
    })
    .release([JONAS])
    .approve(JONAS)
    .pay('rechnung')
    .check()
  garten.handOver().acknowledge().dispatch().forget()
  backhaus.handOver().acknowledge().dispatch()
  if (einladung.isDue) einladung.handOver().acknowledge()
  if (sehtest.isDue) sehtest.handOver()
  if (morgen.isDue) morgen.handOver().refuseOrder('Die Papiersorte ist bis zum Termin nicht lieferbar.')
  return [garten, backhaus, einladung, sehtest, morgen]
}

/** Campaigns that are ordered and wait for their day, and one that was cancelled. */
function ordered({ begin, gruppe, karte }: Choose): Story[] {
  return [
    begin(9)
      .draft({
        bezeichnung: 'Adventsabend: die ganze Neustadt einladen',
        idPtZielgruppe: gruppe('Nachbarschaft', 'Stammkunden Backhaus'),
        idPtWerbemittel: karte('Adventsabend'),
      })
      .release([JONAS])
      .approve(JONAS)
      .pay('paypal')
      .check()
      .cancel('Wir laden in diesem Jahr nur die nächsten Straßen ein.'),
    begin(12)
      .draft({
        bezeichnung: 'Gartenplanung für Eigenheime',
        idPtZielgruppe: gruppe('Eigenheime', 'Stammkunden Backhaus'),
        idPtWerbemittel: karte('Gartenhof Lindenau: Saisonstart'),
        anreicherung: true,
      })
      .release([MIRIAM])
      .approve(MIRIAM)
      .pay('rechnung')
      .check(),
    begin(11)
      .draft({
        bezeichnung: 'Sehtest für alle, die nachts fahren',
        idPtZielgruppe: gruppe('Nachbarschaft', 'Stammkunden Backhaus'),
        idPtWerbemittel: karte('Optik'),
      })
      .release([JONAS])
      .approve(JONAS)
      .pay('kreditkarte')
      .check(),
    begin(18)
      .draft({
        bezeichnung: 'Sehtest fällig: Erinnerung',
        idPtZielgruppe: gruppe('Optik Seeblick'),
        idPtWerbemittel: karte('Optik'),
      })
      .release([MIRIAM, JONAS])
      .approve(MIRIAM, 0)
      .approve(JONAS, 1)
      .pay('rechnung'),
    begin(17)
      .draft({
        bezeichnung: 'Saisonstart im Gartenhof',
        idPtZielgruppe: gruppe('Eigenheime', 'Stammkunden Backhaus'),
        idPtWerbemittel: karte('Gartenhof Lindenau: Saisonstart'),
      })
      .release([JONAS])
      .approve(JONAS)
      .pay('rechnung')
      .refuse(['Beim Ende der Aktion fehlt das Jahr.']),
  ]
}

/** Campaigns that are still with their makers. */
function planned({ begin, gruppe, karte }: Choose): Story[] {
  return [
    begin(19)
      .draft({
        bezeichnung: 'Frühstück für treue Kunden',
        idPtZielgruppe: gruppe('Stammkunden Backhaus'),
        idPtWerbemittel: karte('Wiedereröffnung'),
      })
      .release([MIRIAM])
      .approve(MIRIAM)
      .pay('kreditkarte', 'fehlgeschlagen'),
    begin(20)
      .draft({
        bezeichnung: 'Frühstück zu zweit',
        idPtZielgruppe: gruppe('Nachbarschaft', 'Stammkunden Backhaus'),
        idPtWerbemittel: karte('Wiedereröffnung'),
      })
      .release([MIRIAM])
      .approve(MIRIAM),
    begin(20)
      .draft({
        bezeichnung: 'Adventsabend: Stammkunden einladen',
        idPtZielgruppe: gruppe('Stammkunden Backhaus'),
        idPtWerbemittel: karte('Adventsabend'),
      })
      .release([MIRIAM])
      .reject(MIRIAM, 'Bitte das Datum größer setzen und die Telefonnummer ergänzen.'),
    begin(21)
      .draft({
        bezeichnung: 'Entspiegelte Gläser: 80 Euro sparen',
        idPtZielgruppe: gruppe('Optik Seeblick'),
        idPtWerbemittel: karte('Optik'),
      })
      .release([MIRIAM, JONAS], 'Eilt ein wenig, danke!')
      .approve(JONAS, 1),
    begin(32).draft({
      bezeichnung: 'Sehtest in Dresden und Leipzig',
      idPtZielgruppe: gruppe('Frauen mit höherer Kaufkraft', 'Optik Seeblick'),
      idPtWerbemittel: karte('Optik'),
      notiz: 'Motiv mit der Werbegruppe abstimmen.',
    }),
    begin(24).draft({
      bezeichnung: 'Nachbarschaftsfest in der Neustadt',
      idPtZielgruppe: gruppe('Nachbarschaft', 'Stammkunden Backhaus'),
      versandDatum: null,
    }),
  ]
}

/**
 * Campaigns in every state, each with the past that leads there: links, mails, payments, invoices, packages, scans. The
 * bicycle shop's card and list stay free, so that a newcomer can order with them at once.
 */
export async function seedKampagnen(parts: Parts): Promise<void> {
  const actor = await ownerOf(parts, 'kunde@example.org')
  await createNah({ ...systemContext(parts), actor })
  const { gruppen, karten } = await loadBausteine(parts, actor.idPtKunde)
  if (gruppen.length === 0 || karten.length === 0) return
  const heute = parts.clock.heute()
  const choose: Choose = {
    begin: (tage) => new Story(parts, actor, einlieferung(addTage(heute, tage))),
    gruppe: byName(gruppen),
    karte: byName(karten),
  }
  const stories = [...produced(choose), ...ordered(choose), ...planned(choose)]
  const steps = stories.flatMap((story) => story.steps).toSorted((a, b) => a.zeit - b.zeit)
  for (const { run } of steps) await run()
  await seedScans(parts)
}
