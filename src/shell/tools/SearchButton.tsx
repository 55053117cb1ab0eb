import { styled } from '@mui/material/styles'
import Search from '#src/shared/icons/Search.svg'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import type { SearchDialogProps } from '../search/SearchDialog.tsx'
import { isSearchShortcut } from '../search/shortcut.ts'
import { UNMIRRORED_DIRECTION } from '#src/shared/theme/direction.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { BarButton } from '../parts/BarButton.tsx'

const loadDialog = async () => {
  const [{ SearchDialog }] = await Promise.all([
    import('../search/SearchDialog.tsx'),
    loadNamespaces(['search', 'suche', 'menu']),
  ])
  return SearchDialog
}

/** A bar that has room for it; at the foot of the side menu there never is. */
const WIDE = '@media (min-width: 75rem)'

const Field = styled(BarButton)(({ theme }) => ({
  [WIDE]: {
    'header &': {
      '--tip': 'none',
      justifyContent: 'start',
      gap: 8,
      inlineSize: 208,
      blockSize: 36,
      marginInlineEnd: 8,
      paddingInline: '10px 6px',
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.grund,
      color: theme.vars.palette.text.secondary,
      fontSize: '0.875rem',
      '& > svg': { inlineSize: 16 },
    },
  },
}))

/** Its label once more, and its keys. */
const Words = styled('span')(({ theme }) => ({
  display: 'none',
  [WIDE]: {
    'header &': { flexGrow: 1, display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    '&::before': { content: 'attr(data-word)' },
    '&::after': {
      content: 'attr(data-keys)',
      padding: '2px 6px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 4,
      backgroundColor: theme.vars.palette.background.paper,
      fontSize: '0.75rem',
      lineHeight: 1.4,
      [UNMIRRORED_DIRECTION]: 'ltr',
    },
  },
}))

/** Opens the search (spec 2), by itself or by ctrl+shift+slash. Looks like a field where there is room. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { Part: Dialog, prepare, ask } = useLazyComponent<SearchDialogProps>(loadDialog)

  function show(): void {
    ask(() => setOpen(false))
    // Where the focus comes back to, unless something else had it; not every browser focuses a clicked button.
    if (document.activeElement === document.body) button.current?.focus()
    setOpen(true)
  }

  useWindowEvent('keydown', (event) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    show()
  })

  return (
    <>
      <Field
        ref={button}
        label={t('search.label')}
        tip={t('search.tip')}
        aria-haspopup="dialog"
        aria-expanded={open && Dialog !== null}
        aria-keyshortcuts="Control+Shift+/"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Search size={20} aria-hidden />
        <Words aria-hidden data-word={t('search.label')} data-keys={t('search.keys')} />
      </Field>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
