/**
 * How a request is told that it came with a token of nobody, by Node's request: whoever proves nothing is waited for as
 * briefly as who brings no token. Filled by the server, asked by the dispatcher.
 */
export const alsFremde = new WeakMap<object, () => void>()
