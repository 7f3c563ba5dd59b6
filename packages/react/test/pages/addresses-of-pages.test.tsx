import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { ErrorPage, SignOut } from '../../src/pages/index.js'
import { createTestProject, createVisitor, goTo, show } from '../visitor.js'

const elsewhere = 'https://www.example.com/'

afterEach(() => {
  cleanup()
  goTo('/')
})

/** A site whose start page, and all that follows it, is at an address that it does not trust. */
const visit = async () => createVisitor(await createTestProject(), { urls: { home: elsewhere } })

/** Calls back once links know the way back, which is in what loads when the browser is idle. */
const linksKnowTheWay = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('after_auth'),
  )

it.each([
  ['error', <ErrorPage key="page" />, 'Try again', 'Go to home page'],
  ['sign-out', <SignOut key="page" />, 'Sign in again', 'Go to home page'],
])('the page %s links to where it may not go by itself', async (path, page, toSignIn, toHome) => {
  goTo(`/handler/${path}?after_auth_return_to=/teams`)
  show(await visit(), page)
  await screen.findByRole('link', { name: toHome })
  await linksKnowTheWay(toSignIn)
  await act(async () => {})
  expect(screen.getByRole('link', { name: toHome }).getAttribute('href')).toBe(elsewhere)
})

it('links to this site on a page whose <base> is another one', async () => {
  const base = document.head.appendChild(document.createElement('base'))
  base.href = 'https://cdn.example.com/'
  onTestFinished(() => base.remove())
  goTo('/handler/error?after_auth_return_to=/teams')
  show(createVisitor(await createTestProject()), <ErrorPage />)
  await linksKnowTheWay('Try again')
  const { origin } = window.location
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Try again')).toBe(`${origin}/handler/sign-in?after_auth_return_to=%2Fteams`)
  expect(hrefOf('Go to home page')).toBe(`${origin}/`)
})

it('leaves a link to the browser where the app may not go by itself', async () => {
  const follow = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  onTestFinished(() => follow.mockRestore())
  const { app, visits } = await visit()
  const { person } = show({ app, visits }, <ErrorPage />)
  await person.click(await screen.findByRole('link', { name: 'Go to home page' }))
  await waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith(elsewhere))
  expect(visits).toEqual([])
})
