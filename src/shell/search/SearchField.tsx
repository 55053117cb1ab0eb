import { styled } from '@mui/material/styles'
import Search from '#src/shared/icons/Search.svg'
import X from '#src/shared/icons/X.svg'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SUCHE_MAX_ZEICHEN } from '#src/contract/suche.ts'
import { KeyCap } from '#src/shared/icons/KeyCap.tsx'
import { useTimeout } from '#src/shared/useTimeout.ts'

/** Wait before the field takes the focus, ms. Spec 9. */
const SEARCH_FOCUS_DELAY_MS = 150

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: 60,
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 36,
    minBlockSize: 36,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.vars.palette.text.primary },
  '& button svg': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& button': { minInlineSize: 44, minBlockSize: 44 },
    '& button svg': { display: 'block' },
    '& button kbd': { display: 'none' },
  },
}))

const Waiting = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: -1,
  blockSize: 2,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '30%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: 'search-waiting 1s ease-in-out infinite alternate',
  },
  '@keyframes search-waiting': { from: { insetInlineStart: 0 }, to: { insetInlineStart: '70%' } },
}))

interface Props {
  id: string
  value: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onClose: () => void
  /** The service takes longer than one would notice. */
  waiting: boolean
  listId: string
  /** The list is there. */
  expanded: boolean
  activeId: string | null
}

/** The field of the search: a combobox whose list stands below it. */
export function SearchField({ id, value, onChange, onKeyDown, onClose, waiting, listId, expanded, activeId }: Props) {
  const { t } = useTranslation('search')
  const field = useRef<HTMLInputElement>(null)
  useTimeout(() => field.current?.focus(), SEARCH_FOCUS_DELAY_MS)
  return (
    <Row>
      <Search size={20} aria-hidden />
      <input
        id={id}
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('field')}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        {...(activeId === null ? {} : { 'aria-activedescendant': activeId })}
        placeholder={t('placeholder')}
        maxLength={SUCHE_MAX_ZEICHEN}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <KeyCap>{t('key.escape')}</KeyCap>
        <X size={20} aria-hidden />
      </button>
      {waiting && <Waiting aria-hidden />}
    </Row>
  )
}
