import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ErrorPage, SignOut } from '../../src/pages/index.js'
import { createTestProject, createVisitor, goTo, show } from '../visitor.js'

const elsewhere = 'https://www.example.com/'

/** Creates a visitor of an app whose home page is at a URL that the project does not trust. */
const createVisitorWithHome = async () =>
  createVisitor(await createTestProject(), { urls: { home: elsewhere } })

/** Waits until links have after_auth_return_to, which a chunk adds when the browser is idle. */
const waitForReturnUrl = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('after_auth'),
  )

it.each([
  ['error', <ErrorPage key="page" />, 'Try again', 'Go to home page'],
  ['sign-out', <SignOut key="page" />, 'Sign in', 'Go to home page'],
])(
  'the page %s links to a home page at a domain that is not trusted',
  async (path, page, toSignIn, toHome) => {
    goTo(`/handler/${path}?after_auth_return_to=/teams`)
    show(await createVisitorWithHome(), page)
    await screen.findByRole('link', { name: toHome })
    await waitForReturnUrl(toSignIn)
    await act(async () => {})
    expect(screen.getByRole('link', { name: toHome }).getAttribute('href')).toBe(elsewhere)
  },
)

it('links to the origin of the page if the document has a base URL of another origin', async () => {
  const base = document.head.appendChild(document.createElement('base'))
  base.href = 'https://cdn.example.com/'
  onTestFinished(() => base.remove())
  goTo('/handler/error?after_auth_return_to=/teams')
  show(createVisitor(await createTestProject()), <ErrorPage />)
  await waitForReturnUrl('Try again')
  const { origin } = window.location
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Try again')).toBe(`${origin}/handler/sign-in?after_auth_return_to=%2Fteams`)
  expect(hrefOf('Go to home page')).toBe(`${origin}/`)
})

it('lets the browser follow a link to a domain that is not trusted', async () => {
  const follow = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  onTestFinished(() => follow.mockRestore())
  const { app, visits } = await createVisitorWithHome()
  const { person } = show({ app, visits }, <ErrorPage />)
  await person.click(await screen.findByRole('link', { name: 'Go to home page' }))
  await waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith(elsewhere))
  expect(visits).toEqual([])
})
