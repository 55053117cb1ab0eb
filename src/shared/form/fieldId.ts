/** Id of a field's control, so that the error summary can lead to it. */
export const fieldId = (name: string): string => `feld-${name.replaceAll('.', '-')}`
