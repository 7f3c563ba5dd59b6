/**
 * Returns a password in the form in which it is hashed: NFKC, one of the two forms that NIST SP 800-63B
 * (5.1.1.2) names. Devices send the same password in different forms: `ä` as one code point or as `a` and a
 * combining mark, `１` in full width or not. NFC would leave the second difference.
 *
 * The rules for the length of a password apply to the text as typed, not to this form.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC')
