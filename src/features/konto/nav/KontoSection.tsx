import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#src/shared/ui/Section.tsx'
import type { SectionId } from './sections.ts'

interface Props {
  id: SectionId
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the account, at its own address, with a sentence about what it is for. */
export function KontoSection({ id, aside, children }: Props) {
  const { t } = useTranslation('konto')
  return (
    // Focusable, so that the next tab stop after a jump is inside.
    <div
      id={id}
      tabIndex={-1}
      style={{ scrollMarginBlockStart: 'var(--konto-sprung)', outline: 'none', minInlineSize: 0 }}
    >
      <Section title={t(`section.${id}`)} aside={aside}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '72ch', marginBlockEnd: 2.5 }}>
          {t(`sectionText.${id}`)}
        </Typography>
        {children}
      </Section>
    </div>
  )
}
