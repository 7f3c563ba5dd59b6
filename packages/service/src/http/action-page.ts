import { escapeHtml } from '../domain/email/templates/escape-html.js'
import { fill, fillHtml, type EmailVariables } from '../domain/email/templates/placeholders.js'

/** Browsers apply `form-action` to the redirects of an answer, too. */
const policyOf = (redirectOrigins: readonly string[]): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action ${["'self'", ...redirectOrigins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
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
  /** The values that the button posts. */
  fields?: readonly PageField[]
  /** A button that posts this value besides the fields. */
  otherButton?: { name: string; value: string; label: string }
  /** Origins to which the answer to the button may redirect. */
  redirectOrigins?: readonly string[]
  status?: number
}

/** A value that the button posts: hidden, or a field for text with a label. */
export interface PageField {
  name: string
  value?: string
  label?: string
}

/**
 * Returns a page behind a link in an email, which asks before it acts: scanners open every link of an email. The form
 * has no action, so that it posts to the URL of the page, which has the code.
 */
export function actionPage({ tag, dir }: { tag: string; dir: string }, page: ActionPage): Response {
  const { title, paragraphs = [], variables = {}, redirectOrigins = [], status = 200 } = page
  const texts = paragraphs.map((text) => `<p>${fillHtml(text, variables)}</p>`).join('')
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
label { display: block; margin-bottom: 1rem; text-align: start; font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: 0 .75rem; border: 1px solid light-dark(#8a909c, #757c8a); border-radius: 8px; background: inherit; color: inherit; font: inherit; letter-spacing: .1em; text-transform: uppercase }
button.other { margin-top: .5rem; background: none; color: inherit }
button:focus-visible, input:focus-visible { outline: 2px solid; outline-offset: 2px }
</style>
</head>
<body><main><h1>${fillHtml(title, variables)}</h1>${texts}${formOf(page)}</main></body>
</html>
`
  return new Response(html, {
    status,
    headers: { ...headers, 'Content-Security-Policy': policyOf(redirectOrigins) },
  })
}

function formOf({ button, fields = [], otherButton }: ActionPage): string {
  if (button === undefined) return ''
  const other =
    otherButton === undefined
      ? ''
      : `<button class="other" name="${escapeHtml(otherButton.name)}" value="${escapeHtml(otherButton.value)}">${escapeHtml(otherButton.label)}</button>`
  return `<form method="post">${fields.map(fieldOf).join('')}<button>${escapeHtml(button)}</button>${other}</form>`
}

function fieldOf({ name, value = '', label }: PageField): string {
  const attributes = `name="${escapeHtml(name)}" value="${escapeHtml(value)}"`
  return label === undefined
    ? `<input type="hidden" ${attributes}>`
    : `<label>${escapeHtml(label)}<input ${attributes} autocomplete="off" autocapitalize="characters" spellcheck="false" required></label>`
}
