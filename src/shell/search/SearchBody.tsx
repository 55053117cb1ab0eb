import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchEntry, SearchSection } from './searchEntries.ts'

const List = styled('div')(({ theme }) => ({
  padding: '4px 8px 8px',
  '& [role="group"] > header': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '12px 12px 4px',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& header > span + span': { fontWeight: 400 },
}))

const Scroller = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 36,
})
const Failure = styled('div')({ padding: '16px 16px 4px' })
const Nothing = styled('div')({ padding: '56px 32px', textAlign: 'center', overflowWrap: 'anywhere' })
const Waiting = styled('div')({ display: 'grid', gap: 16, padding: '24px 20px' })

interface Props {
  q: string
  listId: string
  sections: SearchSection[]
  option: (entry: SearchEntry) => ReactNode
  /** The search is done and found nothing. */
  nothing: boolean
  waiting: boolean
  /** What is said when it failed. */
  failure: ReactNode
}

/** What the search shows below its field. */
export function SearchBody({ q, listId, sections, option, nothing, waiting, failure }: Props) {
  const { t } = useTranslation('search')
  return (
    <Scroller>
      {failure && <Failure>{failure}</Failure>}
      {sections.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds no links
        <List id={listId} role="listbox" aria-label={t('results')}>
          {sections.map((section) => (
            <Section key={section.key} section={section} headId={`${listId}-${section.key}`}>
              {section.entries.map(option)}
            </Section>
          ))}
        </List>
      )}
      {sections.length === 0 && waiting && !failure && <Pending />}
      {nothing && (
        <Nothing>
          <Typography variant="subtitle2" component="p" gutterBottom>
            {t('nothing.title', { q })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('nothing.text')}
          </Typography>
        </Nothing>
      )}
    </Scroller>
  )
}

interface SectionProps {
  section: SearchSection
  headId: string
  children: ReactNode
}

function Section({ section: { key, count }, headId, children }: SectionProps) {
  const { t } = useTranslation('search')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- groups of a listbox, not of a <select>
    <div role="group" aria-labelledby={headId}>
      <header role="presentation">
        <span id={headId}>{t(`group.${key}`)}</span>
        {count !== null && count.total > count.shown && (
          <span>{t('shown', { shown: count.shown, total: count.total })}</span>
        )}
      </header>
      {children}
    </div>
  )
}

function Pending() {
  return (
    <Waiting aria-hidden>
      {['60%', '45%', '70%'].map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={20} />
      ))}
    </Waiting>
  )
}
