import { escapeHtml } from '../domain/email/templates/escape-html.js'
import { fill, fillHtml, type EmailVariables } from '../domain/email/templates/placeholders.js'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store, max-age=0',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export interface ActionPage {
  title: string
  /** Paragraphs below the title. A line break in a paragraph begins a new line. */
  paragraphs?: readonly string[]
  /** Values of the placeholders in the title and the paragraphs. */
  variables?: EmailVariables
  /** Label of the button that posts to the URL of the page; a page without it only informs. */
  button?: string
  status?: number
}

/**
 * Returns a page behind a link in an email, which asks before it acts: scanners open every link of an email. The form
 * has no action, so that it posts to the URL of the page, which has the code.
 */
export function actionPage(
  { tag, dir }: { tag: string; dir: string },
  { title, paragraphs = [], variables = {}, button, status = 200 }: ActionPage,
): Response {
  const texts = paragraphs.map((text) => `<p>${fillHtml(text, variables)}</p>`).join('')
  const form =
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(fill(title, variables))}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 15vh 1.25rem; background: light-dark(#f6f7f9, #14161b); color: light-dark(#1b1e26, #eceef2); font: 1rem/1.5 system-ui, sans-serif; text-align: center }
main { max-width: 26rem; margin: auto; padding: 2rem 1.5rem; border: 1px solid light-dark(#dfe2e8, #32363f); border-radius: 16px; background: light-dark(#fff, #1c1f26) }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.4; text-wrap: balance; overflow-wrap: anywhere }
p { margin: 1rem 0 0; overflow-wrap: anywhere }
form { margin-top: 1.5rem }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 8px; background: light-dark(#1b3fa5, #a9bff5); color: light-dark(#fff, #10172b); font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid; outline-offset: 2px }
</style>
</head>
<body><main><h1>${fillHtml(title, variables)}</h1>${texts}${form}</main></body>
</html>
`
  return new Response(html, { status, headers })
}
