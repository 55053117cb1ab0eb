import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CheckCheck } from '#src/shared/icons/CheckCheck.tsx'
import { paths } from '#src/routes/paths.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import type { Aufgabe } from '../sieSindDran.ts'
import { AufgabenList } from './AufgabenList.tsx'

interface Props {
  aufgaben: Aufgabe[]
  kampagnenTotal: number
}

const Count = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.subtitle2,
  color: theme.vars.palette.stempel.main,
}))

/** The words of its button stand below those of the list. */
const Foot = styled('div')({ marginBlockStart: 16, marginInlineStart: -12 })

/** "Sie sind dran": what waits for this user, with the clock of each. */
export function AufgabenSection({ aufgaben, kampagnenTotal }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Section
      title={t('aufgaben.title')}
      aside={aufgaben.length > 0 && <Count>{t('aufgaben.count', { count: aufgaben.length })}</Count>}
    >
      {aufgaben.length === 0 ? <NothingToDo /> : <AufgabenList aufgaben={aufgaben} />}
      {kampagnenTotal > 0 && (
        <Foot>
          <Button component={Link} to={paths.kampagne} size="small">
            {t('aufgaben.all', { count: kampagnenTotal })}
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

function NothingToDo() {
  const { t } = useTranslation('dashboard')
  return (
    <Nothing>
      <CheckCheck size={24} aria-hidden />
      <p>{t('aufgaben.none')}</p>
    </Nothing>
  )
}
