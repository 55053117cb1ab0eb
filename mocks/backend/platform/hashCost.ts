interface Costs {
  passwort: number
  /** Below that of passwords: these codes are random, and ten are hashed at once. */
  wiederherstellung: number
}

/**
 * scrypt's cost as log2(N), with r = 8 and p = 1. Production takes 128 MiB and some 0.4 s a password; tests only have to
 * be the same code, and ask for that by name.
 */
export const hashCosts = (asked: string | undefined): Costs =>
  asked === 'test' ? { passwort: 10, wiederherstellung: 4 } : { passwort: 17, wiederherstellung: 14 }

export const HASH_COSTS = hashCosts(process.env.HASH_COSTS)
