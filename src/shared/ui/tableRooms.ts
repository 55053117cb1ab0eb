/** Room below which the rows of a table become cards, px: a few steps, since each is a set of rules in the page. */
export const CARD_ROOMS = [600, 840, 980] as const

/** 0: stays a table in every room. */
export type CardRoom = 0 | (typeof CARD_ROOMS)[number]
