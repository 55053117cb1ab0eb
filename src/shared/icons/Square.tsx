import { icon } from './icon.tsx'

export const Square = icon(<rect width="18" height="18" x="3" y="3" rx="2" />)
