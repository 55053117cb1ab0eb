/** Nonce of the content security policy, from the page's head. */
export function nonceOf(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
