import { describe, expect, it, onTestFinished } from 'vitest'
import { settle } from './accessibility.js'
import { createGalleryPage, desktop, phone, resizeWindow } from './gallery-helpers.js'

/** Adds a style sheet of the app to the page until the test ends. */
function addAppStyles(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.prepend(style)
  onTestFinished(() => style.remove())
}

// Element selectors outside of any layer, as in resets, older apps and design systems without classes.
const appStyles = `
*, *::before, *::after { box-sizing: content-box; line-height: 3; letter-spacing: 2px; word-spacing: 4px }
  * { text-transform: uppercase; text-align: right; font-style: italic; transition: all 2s }
  body { font-size: 30px; white-space: nowrap; text-indent: 20px; cursor: wait }
  button { all: unset }
  body main button, form button { background: hotpink; padding: 30px; border-radius: 0; float: right }
  input, select, textarea { width: 50%; height: 80px; border: 0; background: yellow; font: 9px serif }
  input::placeholder { color: red }
  h1, h2, h3, h4 { font-size: 60px; margin: 40px; color: green; font-weight: 100; text-decoration: underline }
  a { color: red; text-decoration: line-through; font-size: 9px }
  a:hover { color: orange }
  svg { fill: red; display: none; width: 200px }
  svg path { fill: lime; stroke: lime; stroke-width: 9px }
  img { width: 3px; border: 5px solid red }
  label { float: left; width: 100px; font-weight: 900 }
  p { margin: 50px; max-width: 90px }
  ul, ol { list-style: square; padding: 60px; margin: 30px }
  li { border: 3px dashed; margin-left: 40px }
  code { white-space: nowrap; background: black; color: white; padding: 20px }
  form { display: flex; gap: 99px; padding: 50px }
  section, header, footer, nav, div, span { padding: 7px; border: 1px solid red }
  div { display: inline-block; margin: 9px }
  dialog { position: static; border: 20px solid red; width: 100px; padding: 90px }
  dialog::backdrop { background: red }
  table, strong, time, bdi { display: block; font-weight: 100 }
`

/** The pseudo-elements that an element shows. */
const pseudoElementsOf = (element: Element) => [
  ...['::before', '::after'].filter(
    (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
  ),
  ...(element.matches('input, textarea') ? ['::placeholder'] : []),
  ...(element.matches('dialog') ? ['::backdrop'] : []),
]

/** The computed style of every element of the pages, with its pseudo-elements. */
const stylesIn = (container: HTMLElement) => {
  // The list is read once: reading it from each style takes most of the time.
  const properties = Array.from(getComputedStyle(container))
  return [...container.querySelectorAll('.lk-root, .lk-root *')].flatMap((element) =>
    ['', ...pseudoElementsOf(element)].map((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      return {
        element: `${element.outerHTML.slice(0, 80)}${pseudo}`,
        style: properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
      }
    }),
  )
}

describe('styles of the app', () => {
  it.each([
    ['sign-in', 'every-way-and-guests'],
    ['sign-in', 'wrong-password'],
    ['sign-in', 'loading'],
    ['error', 'denied'],
    ['cli-auth-confirm', 'ask'],
    ['account-settings-security', 'everything'],
    ['account-settings-api-keys', 'create'],
    ['account-settings-api-keys', 'reveal'],
    ['account-settings-team', 'here'],
    ['account-settings-team-members', 'here'],
    ['user-button', 'open'],
    ['team-switcher', 'open'],
  ])('with element selectors do not change %s (%s)', (name, state) => {
    const { container, draw } = createGalleryPage()
    // The app styles the container of the page, so its size is fixed here.
    container.style.cssText = 'display: block; margin: 0; padding: 0; border: 0'
    draw(name, state)
    const before = stylesIn(container)
    addAppStyles(appStyles)
    const after = stylesIn(container)
    expect(after.map(({ element }) => element)).toEqual(before.map(({ element }) => element))
    const changed = after.flatMap(({ element, style }, index) => {
      const values = style.filter((value, at) => value !== before[index]!.style[at])
      return values.length === 0 ? [] : [{ element, values }]
    })
    expect(changed).toEqual([])
  })

  // As in the templates of Vite, the container of the page is as wide as its content.
  it.each([
    ['sign-in', 'form', 398],
    ['account-settings-profile', 'here', 800],
  ])('that make the body a flex container keep the width of %s (%s)', (name, state, width) => {
    addAppStyles('body { display: flex; place-items: center }')
    const { container, draw } = createGalleryPage()
    draw(name, state)
    resizeWindow(desktop)
    const card = () => container.querySelector('.lk-card')!.getBoundingClientRect().width
    expect(card()).toBeGreaterThanOrEqual(width)
    resizeWindow(phone)
    expect(card()).toBeGreaterThanOrEqual(340)
    expect(document.documentElement.scrollWidth).toBe(phone.width)
  })

  it('with class selectors override the styles of the pages', () => {
    const { container, draw } = createGalleryPage()
    draw('sign-in', 'form')
    addAppStyles('.lk-primary { background: rgb(1, 2, 3) } .lk-root { --lk-radius: 40px }')
    // The background of a button has a transition.
    settle()
    const style = getComputedStyle(container.querySelector('.lk-primary')!)
    expect(style.backgroundColor).toBe('rgb(1, 2, 3)')
    expect(style.borderRadius).toBe('32px')
  })

  it('with element selectors apply to the slots of the app', () => {
    const { container, draw } = createGalleryPage()
    draw('account-settings-team-members', 'slots')
    addAppStyles('button { background: rgb(1, 2, 3) }')
    const own = container.querySelector('.lk-slot button')!
    expect(getComputedStyle(own).backgroundColor).toBe('rgb(1, 2, 3)')
  })

  it('in an earlier layer that keeps code on one line do not truncate an API key', () => {
    addAppStyles('@layer app, latchkey; @layer app { code { white-space: nowrap } }')
    const { container, draw } = createGalleryPage()
    draw('account-settings-api-keys', 'reveal')
    resizeWindow(phone)
    const dialog = container.querySelector('dialog')!.getBoundingClientRect()
    const key = container.querySelector('dialog .lk-code')!.getBoundingClientRect()
    expect(key.left).toBeGreaterThanOrEqual(dialog.left)
    expect(key.right).toBeLessThanOrEqual(dialog.right)
  })
})
