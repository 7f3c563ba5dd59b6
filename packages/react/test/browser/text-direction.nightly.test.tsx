import { expect, it } from 'vitest'
import { createGalleryPage, states } from './gallery-helpers.js'

const FIELDS = 'input[type=email], input[type=url], input[name=code], .lk-code'
const ADDRESS = /^([^\s@]+@[^\s@]+|https?:\/\/\S+)$/

/** Returns the elements that show or accept an email address, a URL, a key or a code. */
function findValues(container: HTMLElement): Element[] {
  const elements: Element[] = [...container.querySelectorAll(FIELDS)]
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (parentElement && ADDRESS.test(data)) elements.push(parentElement)
  }
  return elements
}

// A code of six characters is centered in its field.
const startsAtLabel = (input: Element) =>
  getComputedStyle(input).textAlign ===
  (input.matches('[autocomplete=one-time-code]') ? 'center' : 'end')

it('shows addresses, URLs, keys and codes from left to right in Arabic, aligned with their label', async () => {
  const { container, drawIn } = createGalleryPage()
  const wrong = new Set<string>()
  let count = 0
  for (const [name, state] of states) {
    await drawIn('ar', name, state)
    for (const element of findValues(container)) {
      count += 1
      const isRight =
        getComputedStyle(element).direction === 'ltr' &&
        (element.localName !== 'input' || startsAtLabel(element))
      if (!isRight) wrong.add(`${name} (${state}): ${element.outerHTML.slice(0, 150)}`)
    }
  }
  expect([...wrong]).toEqual([])
  expect(count).toBeGreaterThan(100)
})
