/** Styles of the pages of the service, which have the colors, the card and the controls of the hosted pages. */
export const actionPageStyle = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(0.975 0.003 264), oklch(0.165 0.01 264));
  --card: light-dark(oklch(1 0 0), oklch(0.21 0.012 264));
  --text: light-dark(oklch(0.22 0.02 264), oklch(0.95 0.006 264));
  --muted: light-dark(oklch(0.48 0.018 264), oklch(0.76 0.014 264));
  --line: light-dark(oklch(0.645 0.012 264), oklch(0.56 0.018 264));
  --soft-line: color-mix(in oklab, var(--line) 30%, transparent);
  --danger: light-dark(oklch(0.45 0.18 27), oklch(0.82 0.1 27));
  --success: light-dark(oklch(0.41 0.1 152), oklch(0.83 0.13 152));
  --warning: light-dark(oklch(0.42 0.09 70), oklch(0.85 0.11 80));
  --accent: light-dark(oklch(0.41 0.18 264), oklch(0.8 0.1 264));
  --on-accent: light-dark(oklch(1 0 0), oklch(0.2 0.04 264));
  --accent-line: transparent;
  --focus: light-dark(oklch(0.55 0.19 264), oklch(0.78 0.13 264));
  --mark: var(--text);
  --on-mark: var(--card);
  --mono: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace;
  --control: 2.5rem;
}
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template-columns: minmax(0, 25rem); justify-content: center; align-content: center; min-block-size: 100dvh; padding: 2rem 1rem; background: var(--surface); color: var(--text); font: .9375rem/1.5 system-ui, 'Noto Sans', 'Open Sans', 'Liberation Sans', sans-serif; text-align: center; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
main { padding: 2.25rem 2rem 2rem; border: 1px solid var(--soft-line); border-radius: 16px; background: var(--card); box-shadow: 0 1px 2px light-dark(rgb(0 0 0 / .04), rgb(0 0 0 / .3)), 0 20px 44px -12px light-dark(rgb(0 0 0 / .1), rgb(0 0 0 / .5)) }
header { display: grid; justify-items: center; gap: .5rem; margin-block-end: 1.5rem; color: var(--muted); font-size: .875rem; font-weight: 500; line-height: 1.25rem }
header bdi { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
header img { display: block; inline-size: auto; max-inline-size: min(15rem, 100%); block-size: 2.5rem; object-fit: contain }
.mark { display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 10px; background: var(--mark); color: var(--on-mark); font-size: 1.125rem; font-weight: 600 }
.icon { fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.outcome { display: grid; place-items: center; inline-size: 3.25rem; block-size: 3.25rem; margin: 0 auto 1rem; border-radius: 50%; background: color-mix(in oklab, currentcolor 9%, transparent); box-shadow: 0 0 0 6px color-mix(in oklab, currentcolor 4%, transparent) }
.outcome .icon { inline-size: 1.375rem; block-size: 1.375rem }
.success { color: var(--success) }
.warning { color: var(--warning) }
h1 { font-size: 1.375rem; font-weight: 600; letter-spacing: -.015em; line-height: 1.3; text-wrap: balance; overflow-wrap: anywhere }
:lang(ar) h1 { letter-spacing: normal }
:lang(ko) { word-break: keep-all }
:lang(ja) { word-break: auto-phrase }
p { margin-block-start: .5rem; color: var(--muted); overflow-wrap: anywhere; text-wrap: balance }
p + p { margin-block-start: 1rem }
.code { color: var(--text); font-family: var(--mono); font-size: .75rem }
.compared { margin-block-start: 1.5rem; padding: .75rem 1rem; border: 1px solid var(--soft-line); border-radius: 10px; background: var(--surface); font-size: 1.5rem; letter-spacing: .08em }
form { display: grid; gap: .75rem; margin-block-start: 1.5rem }
.field { text-align: start }
label { display: block; margin-block-end: .375rem; font-size: .875rem; font-weight: 500; line-height: 1.25rem }
input { display: block; inline-size: 100%; block-size: 3.25rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; font-family: var(--mono); font-size: 1.5rem; letter-spacing: .12em; text-align: center; text-transform: uppercase }
input:hover { border-color: var(--muted) }
input[aria-invalid] { border-color: var(--danger) }
.error { display: flex; gap: .375rem; margin-block-start: .375rem; color: var(--danger); font-size: .8125rem; line-height: 1.25rem }
.error .icon { flex: none; inline-size: 1rem; block-size: 1.25rem }
.field + button { margin-block-start: .5rem }
button { min-block-size: var(--control); padding: .375rem 2rem; border: 1px solid var(--accent-line); border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-size: .875rem; font-weight: 550; line-height: 1.25rem; overflow-wrap: anywhere; cursor: pointer }
button:hover { background: color-mix(in oklab, var(--accent) 90%, var(--text)) }
button.other { border-color: color-mix(in oklab, var(--line) 55%, transparent); background: var(--card); color: var(--text) }
button.other:hover { border-color: var(--line); background: color-mix(in oklab, var(--text) 4%, var(--card)) }
button:focus-visible, input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media (pointer: coarse) or (width < 30rem) { :root { --control: 2.75rem } }
@media (width < 30rem) {
  body { padding: 0; align-content: start; background: var(--card) }
  main { padding: 2.25rem 1.5rem; border: 0; box-shadow: none }
  header { margin-block-end: calc(1.5rem + clamp(0rem, 9svh, 5rem)) }
}
`
