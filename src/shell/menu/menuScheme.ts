import type { LayoutSettings } from '#src/shared/layout/layoutSettings.ts'

/** The skin "semi-dark" is a dark side menu beside a light page (spec 4). */
export const menuScheme = ({ skin }: LayoutSettings): { 'data-scheme'?: 'dark' } =>
  skin === 'semi-dark' ? { 'data-scheme': 'dark' } : {}
