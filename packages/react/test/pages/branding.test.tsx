import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SignIn } from '../../src/pages/index.js'
import { createTestProject, createVisitor, show } from '../visitor.js'

const brand = {
  logoUrl: 'https://cdn.example.com/logo.png',
  darkLogoUrl: 'https://cdn.example.com/dark.png',
  accentColor: '#ffd400',
  supportEmail: 'help+a&b@example.com',
}
const showSignIn = async (config: Partial<typeof brand>) => {
  const project = await createTestProject({ displayName: 'Northwind', config })
  return show(createVisitor(project), <SignIn />)
}

it('a page shows the logos of the project, its color and a link to its support', async () => {
  const { container } = await showSignIn(brand)
  const logos = await screen.findAllByAltText<HTMLImageElement>('Northwind')
  expect(logos.map(({ src }) => src)).toEqual([brand.logoUrl, brand.darkLogoUrl])
  const support = screen.getByRole('link', { name: 'Contact support' })
  expect(support.getAttribute('href')).toBe('mailto:help%2Ba%26b@example.com')
  const { style } = container.querySelector<HTMLElement>('.lk-root') ?? {}
  expect(style?.getPropertyValue('--lk-project-light-accent')).toBe('#ffd400')
  expect(style?.getPropertyValue('--lk-project-dark-on-accent')).toBe('#000000')
})

it('a page shows the initial and the name while the project has no logo, or it does not load', async () => {
  await showSignIn({ logoUrl: brand.logoUrl })
  // The loading page shows the logo, too, in an element of its own.
  await screen.findByLabelText('Email address')
  fireEvent.error(screen.getByAltText('Northwind'))
  expect(screen.queryByAltText('Northwind')).toBeNull()
  expect(screen.getByText('Northwind')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull()
})
