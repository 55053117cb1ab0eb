/** Arabic-Indic digits and those of Persian and Urdu. */
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Digits and signs in the width of Chinese letters. */
const WIDE = /[\uff05\uff0b-\uff0e\uff10-\uff19]/g

/** Digits of any script as 0 to 9: of numbers, and of what is made of digits (a postal code, an account). As long as it was. */
export const westernDigits = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf))
