import Tag from '#src/shared/icons/Tag.svg'
import { StatusChip } from './StatusChip.tsx'

/** A word that this version does not know, as it came (domain 4.14). */
export const UnknownChip = ({ wort }: { wort: string }) => (
  <StatusChip tone="secondary" icon={<Tag aria-hidden />} label={wort} />
)
