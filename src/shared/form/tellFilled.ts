/** Fields in which a program may have written; the kit measures lines in a hidden one, which is read-only. */
const TEXTS = ':is(textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])):read-write'

/**
 * Tells the page what stands in fields that a password manager or the browser filled without an event: to be called
 * before the inputs are read. React notes in the attribute what it last wrote itself.
 */
export function tellFilled(form: HTMLElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS) ?? []) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React hears of a value only where it is another than the last one that it saw being set.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
