import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Frame } from '../../src/ui/frame.js'
import { Heading } from '../../src/ui/heading.js'

const page = (heading: string, fullPage = true) => (
  <Frame fullPage={fullPage} appName="Northwind">
    <Heading key={heading}>{heading}</Heading>
  </Frame>
)

it('a full page sets the title of the document and restores it on unmount', () => {
  document.title = 'Title of the app'
  const { rerender, unmount } = render(page('Sign in'))
  expect(document.title).toBe('Sign in · Northwind')
  rerender(page('Check your email'))
  expect(document.title).toBe('Check your email · Northwind')
  unmount()
  expect(document.title).toBe('Title of the app')
})

it('a page without fullPage does not change the title of the document', () => {
  document.title = 'Title of the app'
  render(page('Sign in', false))
  expect(document.title).toBe('Title of the app')
})
