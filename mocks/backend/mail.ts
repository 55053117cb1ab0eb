import type { Context } from './context.ts'

export interface Mail {
  an: string
  betreff: string
  text: string
  /** Shown as a button under the text. */
  link?: string
  /** Names of the files that go along. */
  anhaenge?: readonly string[]
}

/** Puts a mail into the outbox; inside a transaction it goes out only with everything else. */
export async function sendMail(context: Pick<Context, 'db' | 'now'>, mail: Mail): Promise<void> {
  const zeit = context.now().toISOString()
  await context.db
    .insertInto('mail')
    .values({
      an: mail.an,
      betreff: mail.betreff,
      text: mail.text,
      link: mail.link ?? null,
      zeit,
      anhaenge: mail.anhaenge ? JSON.stringify(mail.anhaenge) : null,
    })
    .execute()
}
