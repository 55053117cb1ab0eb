import type { Asset } from '#src/contract/asset.ts'

/** Unit of the size that is kept of a motif: 1/100 mm. */
export const MOTIV_JE_MM = 100

/** Sharp at every size: resolution is no question for it. */
export const isVectorMotiv = ({ mime }: Pick<Asset, 'mime'>): boolean => mime === 'image/svg+xml'
