import { ClientApp } from '@latchkey/core'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UrlContext } from '../lib/use-current-url.js'
import { LatchkeyProvider } from '../provider.js'
import { SettingsSkeleton } from './settings-skeleton.js'

const app = new ClientApp({
  projectId: 'internal',
  publishableClientKey: 'pck_test',
  baseUrl: 'http://127.0.0.1:9',
  tokenStore: 'memory',
})

const draw = (url: string) =>
  render(
    <LatchkeyProvider app={app}>
      <UrlContext.Provider value={url}>
        <SettingsSkeleton />
      </UrlContext.Provider>
    </LatchkeyProvider>,
  ).container

describe('SettingsSkeleton', () => {
  it.each([
    ['/handler/account-settings', true],
    ['/handler/account-settings/', true],
    ['/handler/account-settings/emails', false],
  ])('is the list of sections on a phone at %s: %s', (url, isList) => {
    expect(draw(url).querySelector('.lk-at-list') !== null).toBe(isList)
  })

  it.each([
    ['/handler/account-settings', true],
    ['/handler/account-settings/profile', true],
    ['/handler/account-settings/team/7/general', true],
    ['/handler/account-settings/emails', false],
  ])('has a picture, a name and the danger zone at %s: %s', (url, isProfile) => {
    const skeleton = draw(url)
    const parts = ['.lk-picture', '.lk-input', '.lk-danger-zone']
    expect(parts.map((part) => skeleton.querySelector(part) !== null)).toEqual(
      parts.map(() => isProfile),
    )
  })
})
