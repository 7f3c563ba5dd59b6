import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Frame } from '../../src/ui/frame.js'
import { Heading } from '../../src/ui/heading.js'

const page = (heading: string, fullPage = true) => (
  <Frame fullPage={fullPage} appName="Northwind">
    <Heading key={heading}>{heading}</Heading>
  </Frame>
)

it('titles the document after the page that fills the window, until the page is left', () => {
  document.title = 'Title of the app'
  const { rerender, unmount } = render(page('Sign in'))
  expect(document.title).toBe('Sign in · Northwind')
  rerender(page('Check your email'))
  expect(document.title).toBe('Check your email · Northwind')
  unmount()
  expect(document.title).toBe('Title of the app')
})

it('leaves the title of the document alone where the page is a part of one of the app', () => {
  document.title = 'Title of the app'
  render(page('Sign in', false))
  expect(document.title).toBe('Title of the app')
})
