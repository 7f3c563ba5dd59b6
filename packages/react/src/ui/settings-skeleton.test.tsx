import { ClientApp } from '@latchkey/core'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UrlContext } from '../lib/use-current-url.js'
import { LatchkeyProvider } from '../provider.js'
import { SettingsSkeleton } from './settings-skeleton.js'

const app = new ClientApp({
  projectId: 'internal',
  publishableClientKey: 'pck_test',
  baseUrl: 'http://127.0.0.1:9',
  tokenStore: 'memory',
})

it.each([
  ['/handler/account-settings', true],
  ['/handler/account-settings/', true],
  ['/handler/account-settings/emails', false],
])('is the list of sections on a phone at %s: %s', (url, isList) => {
  const { container } = render(
    <LatchkeyProvider app={app}>
      <UrlContext.Provider value={url}>
        <SettingsSkeleton settings={3} />
      </UrlContext.Provider>
    </LatchkeyProvider>,
  )
  expect(container.querySelector('.lk-at-list') !== null).toBe(isList)
})
