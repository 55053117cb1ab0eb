/**
 * Hashes of the one sheet that a library lays into the page as a whole: the variables of the demo's data grid, which
 * follow from our theme, left to right and right to left. Where one of them changes, the browser names the new one.
 */
export const GRID_STYLES = [
  'sha256-DK++jj3GCR7/r+9FoVnmd+bsQrcAouUtY8z84nigAIk=',
  'sha256-aVOjj+B4FgfhUw4fxCM9K/JI/5XkVc4FDxPKfMQXdB8=',
] as const
