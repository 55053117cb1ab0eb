import type { Generated } from 'kysely'
import type { Auslassung } from './aufrufer.ts'

/** A scanned short link: which code of which card and when, nothing about the person who scanned. */
interface ScanTable {
  idPtScan: Generated<number>
  idPtKampagne: number
  nr: number
  zeit: string
  /** Which of the card's counted codes, from 1. */
  nummer: Generated<number>
  /** 1: the first scan of its card. 2: not that, but the first of this code. 0: any other. */
  erster: Generated<number>
}

/** Scans of a campaign on one day in Europe/Berlin, counted when they are stored: nothing reads them one by one. */
interface ScanTagTable {
  idPtKampagne: number
  tag: string
  scans: number
  /** Cards that were scanned on this day for the first time. */
  eindeutig: number
}

/** Scans of one code of a campaign, counted when they are stored. */
interface ScanCodeTable {
  idPtKampagne: number
  nummer: number
  scans: number
  /** Cards of which this code was scanned. */
  eindeutig: number
}

/** A visit of a card's code that goes on: a request before its end is the same one. Nothing about who came. */
interface ScanBesuchTable {
  idPtKampagne: number
  nr: number
  nummer: number
  bis: string
}

/** Requests of a campaign's codes on one day in Europe/Berlin that are no scans, by kind. */
interface ScanAusgelassenTable {
  idPtKampagne: number
  tag: string
  art: Auslassung
  anzahl: number
}

declare module '../platform/db/schema.ts' {
  interface Database {
    scan: ScanTable
    scanTag: ScanTagTable
    scanCode: ScanCodeTable
    scanBesuch: ScanBesuchTable
    scanAusgelassen: ScanAusgelassenTable
  }
}
