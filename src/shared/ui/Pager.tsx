import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { placeSheet } from '../theme/placeSheet.ts'
import css from './pager.css?inline'

placeSheet('pager', css)

interface Props {
  /** What is turned over, for screen readers. */
  label: string
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Pages that have a button of their own: the ends, and those beside the one that is shown; null where some are left out. */
function shownPages(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  )
  return near.flatMap((one, index) => (index > 0 && one - (near[index - 1] ?? 0) > 1 ? [null, one] : [one]))
}

/** Turns over the pages of a list. */
export function Pager({ label, page, pages, onChange }: Props) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={label} className="pager">
      <button
        type="button"
        className="icon-button"
        aria-label={t('pager.before')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      {shownPages(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className="icon-button"
            aria-label={t('pager.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onChange(one)}
          >
            {one}
          </button>
        ),
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('pager.after')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </nav>
  )
}
