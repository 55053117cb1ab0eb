/** Why the session ends: it is not used, or it has lasted as long as any may. */
export type EndArt = 'idle' | 'limit'
