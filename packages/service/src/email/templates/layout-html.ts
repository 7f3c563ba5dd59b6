import type { Layout } from './block-document.js'
import { css, fontOf, isGiven, px } from './block-style.js'

// Email clients ignore external style sheets and most selectors, so each element has inline light colors; the
// style element adds dark ones where a client supports it.
const dark = `
    @media (prefers-color-scheme: dark) {
      .page { background-color: #131416 !important; }
      .card { background-color: #1c1e21 !important; border-color: #34373c !important; color: #f1f2f4 !important; }
      .button { background-color: #b9c8ff !important; color: #10162e !important; }
    }`

/**
 * Renders the frame of an email. Without colors of its own it has light and dark ones; otherwise only its
 * own.
 */
export function layoutHtml(layout: Layout, { title, body }: { title: string; body: string }) {
  const { backdropColor, canvasColor, textColor } = layout
  const isOwnLook = ![backdropColor, canvasColor, textColor].some(isGiven)
  const scheme = isOwnLook ? 'light dark' : 'light'
  const card = css({
    'max-width': '528px',
    margin: '0 auto',
    padding: '16px 0',
    color: textColor ?? '#16181c',
    'background-color': canvasColor ?? '#ffffff',
    border: `1px solid ${layout.borderColor ?? '#dfe1e5'}`,
    'border-radius': px(layout.borderRadius ?? 10),
    'font-family': fontOf(layout.fontFamily ?? 'MODERN_SANS'),
    'font-size': '16px',
  })
  return `<!doctype html>
<html>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="${scheme}">
  <meta name="supported-color-schemes" content="${scheme}">
  <title>${title}</title>
  <style>
    :root { color-scheme: ${scheme}; }${isOwnLook ? dark : ''}
    @media (max-width: 32em) {
      .page { padding: 0 !important; }
      .card { border-width: 0 !important; border-radius: 0 !important; }
    }
  </style>
</head>
<body class="page" dir="auto" style="margin: 0; padding: 40px 16px; background-color: ${backdropColor ?? '#f4f5f7'}">
  <div class="card" style="${card}">${body}
  </div>
</body>
</html>
`
}
