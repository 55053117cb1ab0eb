import type { FreigabeLink } from '#src/contract/freigabeLink.ts'

interface Links {
  /** Of everybody who is asked now the one that counts, each in its place. */
  current: FreigabeLink[]
  /** Links of earlier rounds, and those that a renewed one took the place of. */
  old: FreigabeLink[]
}

export function linksOfRound(all: readonly FreigabeLink[], snapshotNr: number): Links {
  const current: FreigabeLink[] = []
  for (const link of all) {
    if (link.snapshotNr !== snapshotNr) continue
    const replaced = current.findIndex(
      ({ empfaengerEmail, empfaengerName, widerrufenAm }) =>
        widerrufenAm !== null && empfaengerEmail === link.empfaengerEmail && empfaengerName === link.empfaengerName,
    )
    if (replaced === -1) current.push(link)
    else current[replaced] = link
  }
  return { current, old: all.filter((link) => !current.includes(link)) }
}
