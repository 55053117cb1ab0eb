import { useTranslation } from 'react-i18next'
import { rolleLabel, wirksameRechte } from '#src/domain/mitarbeiter/rechte.ts'
import { toRechte, type MitarbeiterForm } from '../mitarbeiterForm.ts'

const rechteText = (values: MitarbeiterForm) =>
  wirksameRechte(toRechte(values))
    .map(({ text }) => text)
    .join('; ')

/** What differs between two versions of a record, in the words of the form. */
export function useUnterschiede(): (
  mine: MitarbeiterForm,
  theirs: MitarbeiterForm,
) => { label: string; value: string }[] {
  const { t } = useTranslation('mitarbeiter')
  return (mine, theirs) =>
    [
      { label: t('field.anrede'), mine: mine.anrede, theirs: theirs.anrede },
      { label: t('field.titel'), mine: mine.titel, theirs: theirs.titel },
      { label: t('field.vorname'), mine: mine.vorname, theirs: theirs.vorname },
      { label: t('field.nachname'), mine: mine.nachname, theirs: theirs.nachname },
      { label: t('field.telefon'), mine: mine.telefon, theirs: theirs.telefon },
      { label: t('field.position'), mine: mine.position, theirs: theirs.position },
      { label: t('field.email'), mine: mine.email, theirs: theirs.email },
      { label: t('field.role'), mine: rolleLabel(mine.role), theirs: rolleLabel(theirs.role) },
      { label: t('field.limit'), mine: mine.limit, theirs: theirs.limit },
      { label: t('rechte.darf'), mine: rechteText(mine), theirs: rechteText(theirs) },
    ]
      .filter((row) => row.mine !== row.theirs)
      .map(({ label, ...both }) => ({
        label,
        value: t('konflikt.zeile', {
          mine: both.mine || t('konflikt.leer'),
          theirs: both.theirs || t('konflikt.leer'),
        }),
      }))
}
