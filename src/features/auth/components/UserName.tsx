interface Props {
  email: string
}

/** Tells password managers whose password is typed below; people read it in the line above. */
export function UserName({ email }: Props) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
}
