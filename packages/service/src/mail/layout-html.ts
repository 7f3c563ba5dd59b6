/** The parts of a mail, as HTML. */
export interface MailParts {
  heading: string
  sentence: string
  action: string
  otherwise: string
  sender: string
  link: string
  /** Only http and https links become a button; any other scheme stays a text. */
  isWebLink: boolean
}

// Mail clients read no style sheets from elsewhere and few selectors, so each element carries its
// light colours itself; the style element only turns them dark where a client supports that.
const style = `
    @media (prefers-color-scheme: dark) {
      .page { background-color: #131416 !important; }
      .card { background-color: #1c1e21 !important; border-color: #34373c !important; }
      .text { color: #f1f2f4 !important; }
      .muted { color: #b4b8bf !important; }
      .button { background-color: #b9c8ff !important; color: #10162e !important; }
    }
    @media (max-width: 32em) {
      .card { border-width: 0 !important; border-radius: 0 !important; padding: 32px 20px !important; }
      .page { padding: 0 !important; }
    }`

const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
const card = `max-width: 480px; margin: 0 auto; padding: 40px; text-align: start; background-color: #ffffff; border: 1px solid #dfe1e5; border-radius: 10px; ${font}`
const muted = 'color: #565b63; font-size: 14px; line-height: 1.5'

/** Sets a mail: a heading, one sentence, one button, the plain link, and what to do otherwise. */
export const layoutHtml = (parts: MailParts): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${parts.heading}</title>
  <style>
    :root { color-scheme: light dark; }${style}
  </style>
</head>
<body class="page" style="margin: 0; padding: 40px 16px; background-color: #f4f5f7">
  <div class="card" style="${card}">
    <h1 class="text" style="margin: 0 0 12px; color: #16181c; font-size: 22px; line-height: 1.3; font-weight: 600">${parts.heading}</h1>
    <p class="text" style="margin: 0 0 28px; color: #16181c; font-size: 16px; line-height: 1.5">${parts.sentence}</p>${button(parts)}
    <p class="muted" style="margin: 0 0 4px; ${muted}">${parts.isWebLink ? 'If the button does not work, open this address' : 'Open this address'}:</p>
    <p class="text" style="margin: 0 0 28px; color: #16181c; font-size: 14px; line-height: 1.5; word-break: break-all">${parts.link}</p>
    <p class="muted" style="margin: 0; ${muted}">${parts.otherwise}</p>
  </div>
  <p class="muted" style="margin: 24px auto 0; text-align: center; ${muted}; ${font}">${parts.sender}</p>
</body>
</html>
`

const button = ({ isWebLink, link, action }: MailParts) =>
  isWebLink
    ? `
    <p style="margin: 0 0 28px">
      <a class="button" href="${link}" target="_blank" rel="noopener noreferrer" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background-color: #2f4bd0; color: #ffffff; font-size: 16px; line-height: 20px; font-weight: 600; text-decoration: none">${action}</a>
    </p>`
    : ''
