import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#src/shared/ui/Section.tsx'
import { Anchor } from './Anchor.tsx'
import type { CompanySection } from './sections.ts'

interface Props {
  id: CompanySection
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the account, at its own address, with a sentence about what it is for. */
export function KontoSection({ id, aside, children }: Props) {
  const { t } = useTranslation('konto')
  return (
    <Anchor id={id}>
      <Section title={t(`section.${id}`)} aside={aside}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '72ch', marginBlockEnd: 2.5 }}>
          {t(`sectionText.${id}`)}
        </Typography>
        {children}
      </Section>
    </Anchor>
  )
}
