/** How light a colour is as grey, 0..1 (ISO 32000-1, 10.3.3): as strong is a mask there. */
export const lightness = ([r = 0, g = 0, b = 0]: readonly number[]): number => 0.3 * r + 0.59 * g + 0.11 * b
