/**
 * Hashes of the one sheet that a library lays into the page as a whole: the variables of the demo's data grid, which
 * follow from our theme, left to right and right to left. Where one of them changes, the browser names the new one.
 */
export const GRID_STYLES: readonly string[] = []
