import { fieldId } from './fieldId.ts'

const GROUPS = 'fieldset, [role="group"], [role="radiogroup"]'

/** The control of a form's field. */
export const fieldOf = (name: string): HTMLElement | null =>
  document.getElementById(fieldId(name)) ?? document.querySelector<HTMLElement>(`[name="${name}"]`)

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? ''

function labelOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label.trim()
  // A select names itself last, for its value.
  const [by] = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (by !== undefined) return textOf(document.getElementById(by))
  if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector('legend'))
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return textOf(element.labels?.[0])
  return ''
}

/** How a field is called on the page, with the group that tells it from others; "" where that is a whole sentence. */
export function fieldName(name: string): string {
  const field = fieldOf(name)
  if (field === null || (field instanceof HTMLInputElement && field.type === 'checkbox')) return ''
  const group = field.parentElement?.closest(GROUPS)
  return [group ? labelOf(group) : '', labelOf(field)].filter((part) => part !== '').join(', ')
}
