import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import CornerDownLeft from '#src/shared/icons/CornerDownLeft.svg'
import Download from '#src/shared/icons/Download.svg'
import Files from '#src/shared/icons/Files.svg'
import History from '#src/shared/icons/History.svg'
import Mails from '#src/shared/icons/Mails.svg'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import UserRound from '#src/shared/icons/UserRound.svg'
import Users from '#src/shared/icons/Users.svg'
import X from '#src/shared/icons/X.svg'
import { useTranslation } from 'react-i18next'
import type { SuchArt } from '#src/contract/suche.ts'
import { Marked } from './Marked.tsx'
import type { SearchEntry } from './searchEntries.ts'

const ART_ICON: Record<SuchArt, typeof Mails> = {
  kampagne: Mails,
  zielgruppe: Users,
  werbemittel: Files,
  rechnung: ReceiptText,
  mitarbeiter: UserRound,
}

interface Props {
  entry: SearchEntry
  /** Marked in the texts. */
  q: string
  onForget: (q: string) => void
}

/** What a line of the list shows. */
export function SearchOptionContent({ entry, q, onForget }: Props) {
  const { t } = useTranslation('suche')
  if (entry.kind === 'recent') return <Recent q={entry.q} onForget={() => onForget(entry.q)} />
  if (entry.kind === 'more') return <More total={entry.total} state={entry.state} />
  const { title, subtitle } = entry
  const Icon = entry.kind === 'page' ? entry.Icon : ART_ICON[entry.art]
  return (
    <>
      <span className="tile">
        <Icon size={18} aria-hidden />
      </span>
      <span className="words" lang="de">
        <span className="title">
          <Marked text={title} q={q} />
        </span>
        {subtitle !== null && (
          <span className="subtitle">
            <Marked text={subtitle} q={entry.kind === 'page' ? '' : q} />
          </span>
        )}
      </span>
      {entry.kind !== 'page' && (
        <span className="art" lang="de">
          {t(`art.${entry.art}`)}
        </span>
      )}
      {entry.kind === 'file' ? (
        <Download className="end" size={16} aria-hidden />
      ) : (
        <CornerDownLeft className="end turns" size={16} aria-hidden />
      )}
    </>
  )
}

function Recent({ q, onForget }: { q: string; onForget: () => void }) {
  const { t } = useTranslation('search')
  return (
    <>
      <span className="tile">
        <History size={18} aria-hidden />
      </span>
      <span className="words">
        <bdi className="title">{q}</bdi>
      </span>
      {/* For the pointer alone: the keys have Delete, and the footer a button for all. */}
      <span
        className="remove"
        aria-hidden
        title={t('forget')}
        onClick={(event) => {
          event.stopPropagation()
          onForget()
        }}
      >
        <X size={16} aria-hidden />
      </span>
    </>
  )
}

const MORE_TEXT = { closed: 'more.closed', loading: 'more.loading', failed: 'more.failed' } as const

function More({ total, state }: Pick<Extract<SearchEntry, { kind: 'more' }>, 'total' | 'state'>) {
  const { t } = useTranslation('search')
  return (
    <>
      <span className="tile quiet">
        <ChevronDown size={18} aria-hidden />
      </span>
      <span className="words more">{t(MORE_TEXT[state], { count: total })}</span>
    </>
  )
}
