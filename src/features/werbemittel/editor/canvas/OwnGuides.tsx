import { useTranslation } from 'react-i18next'
import type { Mm } from '#src/contract/dokument.ts'
import { type Guide, pageOf } from '#src/engines/print/editor.ts'
import { dataRect } from '#src/engines/print/rules.ts'
import { useEditor, useEditorStore, usePxPerMm } from '../EditorContext.tsx'
import { CATCH_PX } from './grips.ts'
import { GUIDE_COLORS } from './guideColors.ts'
import { useGuideDrag } from './useGuideDrag.ts'

/** Guides of the page, and the one under way. Numbers and keys move them in the panel of the page. */
export function OwnGuides() {
  const guides = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite)?.guides)
  const held = useEditor(({ hilfslinie }) => hilfslinie)
  return (
    <>
      {guides?.map((guide, index) => (
        <OwnGuide
          // oxlint-disable-next-line react/no-array-index-key -- a guide has no name but its place in the list
          key={index}
          axis={guide.axis}
          at={held?.index === index ? held.at : guide.at}
          index={index}
        />
      ))}
      {held?.index === null && <Line axis={held.axis} at={held.at} />}
    </>
  )
}

function OwnGuide({ axis, at, index }: { axis: Guide['axis']; at: Mm; index: number }) {
  const { t } = useTranslation('werbemittel')
  const drag = useGuideDrag(axis, index)
  const half = CATCH_PX / 4 / usePxPerMm()
  const { w, h } = dataRect(useEditorStore().format)
  const box =
    axis === 'x'
      ? { x: at - half, y: 0, width: 2 * half, height: h }
      : { x: 0, y: at - half, width: w, height: 2 * half }
  return (
    <g
      {...drag}
      data-hilfslinie={axis}
      style={{ cursor: axis === 'x' ? 'ew-resize' : 'ns-resize', touchAction: 'none' }}
    >
      <title>{t('editor.guides.hint')}</title>
      <rect {...box} fill="transparent" />
      <Line axis={axis} at={at} />
    </g>
  )
}

function Line({ axis, at }: Guide) {
  const { w, h } = dataRect(useEditorStore().format)
  const ends = axis === 'x' ? { x1: at, x2: at, y1: -4, y2: h + 4 } : { x1: -4, x2: w + 4, y1: at, y2: at }
  return <line {...ends} stroke={GUIDE_COLORS.hilfslinie} vectorEffect="non-scaling-stroke" pointerEvents="none" />
}
