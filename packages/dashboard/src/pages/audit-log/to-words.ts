/** Returns a code such as `EMAIL_PASSWORD_MISMATCH` or `displayName` as words. */
export function toWords(code: string): string {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
