import Pagination from '@mui/material/Pagination'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What is turned over, for screen readers. */
  label: string
  /** From 1. */
  page: number
  pages: number
  /** @param pointed by a pointer, not by the keyboard */
  onChange: (page: number, pointed: boolean) => void
}

/** Turns over the pages of a list. */
export function Pager({ label, page, pages, onChange }: Props) {
  const { t } = useTranslation('common')
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(
    // At the first and at the last page the button that led there is disabled: the shown page takes its focus.
    function keepFocus() {
      const held = document.activeElement
      if (held instanceof HTMLButtonElement && held.disabled && root.current?.contains(held))
        root.current.querySelector<HTMLElement>('[aria-current]')?.focus()
    },
    [page, pages],
  )
  return (
    <Pagination
      ref={root}
      aria-label={label}
      shape="rounded"
      page={page}
      count={pages}
      onChange={({ nativeEvent }, chosen) =>
        onChange(chosen, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
      }
      getItemAriaLabel={(type, shown) => {
        if (type === 'page') return t('pager.page', { page: shown })
        return t(type === 'previous' ? 'pager.before' : 'pager.after')
      }}
    />
  )
}
