import { escapeHtml } from '../domain/email/templates/escape-html.js'
import { fill, fillHtml, type EmailVariables } from '../domain/email/templates/placeholders.js'
import { brandColors, brandHtml, logoOrigins, type PageBrand } from './action-page-brand.js'
import { actionPageStyle } from './action-page-style.js'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store, max-age=0',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export interface ActionPage {
  /** The project whose logo, name and color the page has. */
  project?: PageBrand | undefined
  title: string
  /** An icon above the title of a page that tells how something ended. */
  outcome?: keyof typeof icons
  /** Paragraphs below the title. A line break in a paragraph begins a new line. */
  paragraphs?: readonly string[]
  /** A code that the user compares with another screen. */
  comparedCode?: string
  /** The error code of a page about a failure, for developers. */
  errorCode?: string
  /** Values of the placeholders in the title and the paragraphs. */
  variables?: EmailVariables
  /** Label of the button that posts to the URL of the page; a page without it only informs. */
  button?: string
  /** The values that the button posts and the user does not see, by name. */
  hidden?: Readonly<Record<string, string>>
  /** The only field of the page, which has the focus. */
  field?: CodeField
  /** A button that posts this value besides the fields. */
  otherButton?: { name: string; value: string; label: string }
  /** Origins to which the answer to the button may redirect. */
  redirectOrigins?: readonly string[]
  status?: number
}

/** A field for a code of letters. */
export interface CodeField {
  name: string
  label: string
  /** The text that the user has entered before. */
  value?: string | undefined
  /** What is wrong with that text. */
  error?: string | undefined
}

const icons = {
  success: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.2v.1',
}

const iconHtml = (name: keyof typeof icons): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`

interface PageLanguage {
  tag: string
  dir: string
}

/**
 * Returns a page behind a link in an email, which asks before it acts: scanners open every link of an email. The form
 * has no action, so that it posts to the URL of the page, which has the code. The pages of an authorization server for devices
 * and failures are of the same kind.
 */
export function actionPage(language: PageLanguage, page: ActionPage): Response {
  const { html, headers } = renderActionPage(language, page)
  return new Response(html, { status: page.status ?? 200, headers })
}

/** Returns the HTML of such a page with its headers, for a call of the API. */
export function renderActionPage({ tag, dir }: PageLanguage, page: ActionPage) {
  const { project, title, outcome, paragraphs = [], comparedCode, errorCode } = page
  const variables = page.variables ?? {}
  const content = [
    project && brandHtml(project),
    outcome && `<div class="outcome ${outcome}">${iconHtml(outcome)}</div>`,
    `<h1>${fillHtml(title, variables)}</h1>`,
    ...paragraphs.map((text) => `<p>${fillHtml(text, variables)}</p>`),
    comparedCode && `<p class="code compared" dir="ltr">${escapeHtml(comparedCode)}</p>`,
    errorCode && `<p class="code" dir="ltr">${escapeHtml(errorCode)}</p>`,
    formOf(page),
  ]
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(fill(title, variables))}</title>
<style>${actionPageStyle}${project === undefined ? '' : brandColors(project)}</style>
</head>
<body><main>${content.filter(Boolean).join('')}</main></body>
</html>
`
  return { html, headers: { ...headers, 'Content-Security-Policy': policyOf(page) } }
}

/** Browsers apply `form-action` to the redirects of an answer, too. */
function policyOf({ project, redirectOrigins = [] }: ActionPage): string {
  const pictures = project === undefined ? [] : logoOrigins(project)
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(pictures.length > 0 ? [`img-src ${pictures.join(' ')}`] : []),
    `form-action ${["'self'", ...redirectOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function formOf({ button, hidden = {}, field, otherButton }: ActionPage): string {
  if (button === undefined) return ''
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" ${attributesOf({ name, value })}>`,
  )
  const other =
    otherButton === undefined
      ? ''
      : `<button class="other" ${attributesOf(otherButton)}>${escapeHtml(otherButton.label)}</button>`
  const input = field === undefined ? '' : fieldOf(field)
  return `<form method="post">${inputs.join('')}${input}<button>${escapeHtml(button)}</button>${other}</form>`
}

const attributesOf = ({ name, value }: { name: string; value: string }): string =>
  `name="${escapeHtml(name)}" value="${escapeHtml(value)}"`

/** Letters are upper case by style only: the service ignores the case, and scripts are not allowed. */
function fieldOf({ name, label, value = '', error }: CodeField): string {
  const described = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"'
  const message =
    error === undefined
      ? ''
      : `<p class="error" id="error">${iconHtml('warning')}<span>${escapeHtml(error)}</span></p>`
  return `<div class="field"><label for="field">${escapeHtml(label)}</label><input id="field" ${attributesOf({ name, value })}${described} dir="ltr" autocomplete="off" autocapitalize="characters" autocorrect="off" spellcheck="false" required autofocus>${message}</div>`
}
