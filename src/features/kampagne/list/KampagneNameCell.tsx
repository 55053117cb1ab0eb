import { styled } from '@mui/material/styles'
import ImageIcon from '#src/shared/icons/ImageIcon.svg'
import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { PagePicture } from '#src/entities/werbemittel/PagePicture.tsx'
import { NameCell } from '#src/shared/ui/NameCell.tsx'

interface Props {
  kampagne: KampagneZeile
}

/** Bounds of a picture, px: wide, high. */
const BOUNDS = [88, 56] as const

const Picture = styled('span')(({ theme }) => ({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: BOUNDS[0],
  blockSize: BOUNDS[1],
  '& img': {
    maxInlineSize: BOUNDS[0],
    maxBlockSize: BOUNDS[1],
    backgroundColor: theme.vars.palette.papier,
    boxShadow: 'var(--sheet-shadow)',
  },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: BOUNDS[0],
    blockSize: 47,
    border: `1px dashed ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.disabled,
  },
}))

/** Picture of the front, name, and for whom. */
export function KampagneNameCell({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const { bezeichnung, format, vorschau, zielgruppeBezeichnung } = kampagne
  return (
    <NameCell
      pictured
      name={bezeichnung || t('list.noName')}
      note={zielgruppeBezeichnung ?? t('list.noZielgruppe')}
      mark={
        <Picture>
          {vorschau ? (
            <PagePicture src={vorschau} format={format} bounds={BOUNDS} />
          ) : (
            <span>
              <ImageIcon size={20} aria-hidden />
            </span>
          )}
        </Picture>
      }
    />
  )
}
