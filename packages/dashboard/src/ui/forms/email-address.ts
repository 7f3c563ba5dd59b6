/**
 * Returns whether a text can be an email address. The domain needs a dot: the service accepts `ada@mailhost`, to which no email
 * server on the internet delivers.
 */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
