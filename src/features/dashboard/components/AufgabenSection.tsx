import CheckCheck from 'lucide-react/icons/check-check'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Deadline } from '#src/entities/kampagne/Deadline.tsx'
import { KampagneStateChip } from '#src/entities/kampagne/KampagneStateChip.tsx'
import { PagePicture } from '#src/entities/werbemittel/PagePicture.tsx'
import { paths } from '#src/routes/paths.ts'
import { Bone } from '#src/shared/ui/Bone.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { whenIdle } from '#src/shared/whenIdle.ts'
import type { Aufgabe } from '../sieSindDran.ts'

interface Props {
  aufgaben: Aufgabe[]
  kampagnenTotal: number
}

/** "Sie sind dran": what waits for this user, with the clock of each. */
export function AufgabenSection({ aufgaben, kampagnenTotal }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Section
      title={t('aufgaben.title')}
      aside={
        aufgaben.length > 0 && <p className="small task-count">{t('aufgaben.count', { count: aufgaben.length })}</p>
      }
    >
      {aufgaben.length === 0 ? <NothingToDo /> : <Tasks aufgaben={aufgaben} />}
      {kampagnenTotal > 0 && (
        <Link className="button button-small task-all" to={paths.kampagne}>
          {t('aufgaben.all', { count: kampagnenTotal })}
        </Link>
      )}
    </Section>
  )
}

function Tasks({ aufgaben }: { aufgaben: Aufgabe[] }) {
  // Pictures come last: nothing that one needs to read or to click waits for them.
  const [idle, setIdle] = useState(false)
  useEffect(() => void whenIdle().then(() => setIdle(true)), [])
  return (
    <ul className="tasks">
      {aufgaben.map(({ kampagne, schritt }) => (
        <li key={kampagne.idPtKampagne}>
          <span className="sheet">
            {idle && kampagne.vorschau !== null ? (
              <PagePicture src={kampagne.vorschau} format={kampagne.format} room={[72, 48]} />
            ) : (
              <span />
            )}
          </span>
          <div>
            <Link className="task" to={paths.kampagneEditieren(kampagne.idPtKampagne)}>
              {kampagne.bezeichnung}
            </Link>
            <p className="small soft">{schritt.text}</p>
            {schritt.bis !== null && (
              <p className="tiny">
                <Deadline bis={schritt.bis} />
              </p>
            )}
          </div>
          <div>
            <KampagneStateChip state={kampagne.state} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Tasks of about the size that comes. */
export function AufgabenSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={t('aufgaben.title')}>
      <ul className="tasks" aria-hidden>
        {[48, 62, 40, 56, 44, 52].map((percent) => (
          <li key={percent}>
            <span className="sheet">
              <span />
            </span>
            <div>
              <Bone width={`${percent}%`} />
              <Bone width={`${percent + 16}%`} size="small" />
              <Bone width={150} size="tiny" />
            </div>
            <Bone width={112} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NothingToDo() {
  const { t } = useTranslation('dashboard')
  return (
    <div className="nothing-to-do">
      <CheckCheck size={24} aria-hidden />
      <p className="soft">{t('aufgaben.none')}</p>
    </div>
  )
}
