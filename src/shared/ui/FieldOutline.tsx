/** Edge of a field with a gap as wide as its label (FieldFrame). */
export function FieldOutline({ label }: { label: string }) {
  return (
    <fieldset aria-hidden>
      <legend>
        <span>{label}</span>
      </legend>
    </fieldset>
  )
}
