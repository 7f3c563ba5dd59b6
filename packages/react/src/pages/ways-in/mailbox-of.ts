/** Where well-known mailboxes are read, by the end of their addresses. */
const mailboxes: Readonly<Record<string, string>> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail/',
  'proton.me': 'https://mail.proton.me/',
  'gmx.net': 'https://www.gmx.net/',
  'web.de': 'https://web.de/',
}

/** The page where an address gets its mail, where that is known. */
export function mailboxOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return Object.hasOwn(mailboxes, domain) ? (mailboxes[domain] ?? null) : null
}
