import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import CheckCheck from '#src/shared/icons/CheckCheck.svg'
import type { Uebersicht } from '#src/domain/kampagne/uebersicht.ts'
import { paths } from '#src/routes/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import { AufgabenList } from './AufgabenList.tsx'

interface Props {
  uebersicht: Uebersicht
}

const Count = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.subtitle2,
  color: theme.vars.palette.stempel.main,
}))

const More = styled('p')(({ theme }) => ({
  margin: 0,
  marginBlockStart: 12,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

/** The words of its button stand below those of the list. */
const Foot = styled('div')({ marginBlockStart: 16, marginInlineStart: -12 })

/** "Sie sind dran": what waits for this user, with the clock of each. */
export function AufgabenSection({ uebersicht: { aufgaben, aufgabenTotal, total, nurJuengste } }: Props) {
  const { t } = useTranslation('dashboard')
  const more = aufgabenTotal - aufgaben.length
  return (
    <Section
      title={t('aufgaben.title')}
      aside={aufgabenTotal > 0 && <Count>{t('aufgaben.count', { count: aufgabenTotal })}</Count>}
    >
      {aufgaben.length === 0 ? <NothingToDo nurJuengste={nurJuengste} /> : <AufgabenList kampagnen={aufgaben} />}
      {more > 0 && <More>{t('aufgaben.mehr', { count: more })}</More>}
      {nurJuengste !== null && aufgaben.length > 0 && <More>{t('nurJuengste', { count: nurJuengste })}</More>}
      {total > 0 && (
        <Foot>
          <Button component={Link} to={paths.kampagne} size="small">
            {t('aufgaben.all', { count: total })}
          </Button>
        </Foot>
      )}
    </Section>
  )
}

const Nothing = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: theme.vars.palette.success.main,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}))

function NothingToDo({ nurJuengste }: Pick<Uebersicht, 'nurJuengste'>) {
  const { t } = useTranslation('dashboard')
  return (
    <Nothing>
      <CheckCheck size={24} aria-hidden />
      <p>{nurJuengste === null ? t('aufgaben.none') : t('aufgaben.noneJuengste', { count: nurJuengste })}</p>
    </Nothing>
  )
}
