import type { Limit } from '../platform/limits.ts'

/** Failed logins (P): per account, and per address, behind which a whole office may sit. */
export const LOGIN_ACCOUNT: Limit = {
  name: 'login',
  max: 10,
  windowMs: 15 * 60_000,
  text: (zeit) =>
    `Nach zu vielen Fehlversuchen ist die Anmeldung noch ${zeit} gesperrt. Gehört die Adresse zu einem Konto, liegt dort eine E-Mail mit einem Link zum Entsperren.`,
}
export const LOGIN_IP: Limit = { name: 'loginIp', max: 50, windowMs: 15 * 60_000 }
