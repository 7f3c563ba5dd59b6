import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startScriptedIssuer } from '../../service/test/oauth/scripted-issuer.js'
import { confirm, createOwner, dialogOf } from './owner.js'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('dashboard settings', () => {
  it('saves sign-in methods and account options together', async () => {
    const { page, admin, goTo } = await createOwner()
    await goTo('/sign-in')
    await page.getByLabel('Passkey').check()
    await page.getByLabel('Email code and link').check()
    await page.getByLabel('Allow sign-up').uncheck()
    await page.getByLabel('If a provider returns').selectOption('Reject the sign-in')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const { config } = await admin.getProject()
    expect(config).toMatchObject({
      passkeyEnabled: true,
      magicLinkEnabled: true,
      credentialEnabled: true,
      signUpEnabled: false,
      oauthAccountMergeStrategy: 'raise_error',
    })
  })

  it('saves the policies, and rejects a number outside of its limits at its field', async () => {
    const { page, admin, goTo } = await createOwner()
    await admin.createProjectPermissionDefinition({ id: 'billing' })
    await goTo('/policies')
    await page.getByLabel('Require a verified email').check()
    await page.getByLabel('Required for').waitFor({ state: 'hidden' })
    await page.getByLabel('Require two-step verification').check()
    expect(await page.getByLabel('Required from').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.getByLabel('Required from').fill('2026-12-01')
    await page.getByLabel('Required for').selectOption('Users with billing')
    await page.getByLabel('Proof of work').selectOption('Always')
    await page.getByLabel('Days to set it up').fill('400')
    await page.getByLabel('Sessions per user').fill('5')
    await page.getByRole('button', { name: 'Save' }).click()
    const days = page.locator('input:invalid')
    expect(await days.getAttribute('name')).toBe('secondFactorGraceDays')
    expect(await days.evaluate((field) => field === document.activeElement)).toBe(true)
    expect((await admin.getProject()).config.maxSessionsPerUser).toBe(0)

    await days.fill('14')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await admin.getProject()).config).toMatchObject({
      requireEmailVerification: true,
      requireSecondFactorFrom: '2026-12-01',
      requireSecondFactorPermission: 'billing',
      secondFactorGraceDays: 14,
      maxSessionsPerUser: 5,
      passkeyCountsAsBothFactors: true,
      rejectBreachedPasswords: false,
      proofOfWork: 'always',
    })
  })

  it('uploads a logo, and saves it with the color and the support address', async () => {
    const { page, admin, goTo } = await createOwner()
    await goTo('/branding')
    const upload = async (buffer: Buffer) => {
      const picture = { name: 'logo.png', mimeType: 'image/png', buffer }
      await page.getByLabel('Picture for logo', { exact: true }).setInputFiles(picture)
    }
    await upload(Buffer.from('text'))
    await page.getByText('Choose a PNG, JPEG or WebP picture.', { exact: true }).waitFor()
    await upload(PNG)
    await page.getByText('Choose one with at least 80.').waitFor()
    const logo = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } })
    await upload(logo)
    await page.getByText('Uploaded. Save to use it.').waitFor()
    await page.getByLabel('Accent color', { exact: true }).fill('#ffd400')
    await page.getByText('Links are #8a7200 on light backgrounds').waitFor()
    await page.getByLabel('Support email').fill('help@example.com')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const { config } = await admin.getProject()
    expect(config).toMatchObject({ accentColor: '#ffd400', supportEmail: 'help@example.com' })
    const response = await fetch(config.logoUrl)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(logo)

    const preview = page.locator('.branding-preview').first()
    await preview.getByText('Password').waitFor()
    await (
      await admin.getProject()
    ).update({
      config: { credentialEnabled: false, oauthProviders: [{ id: 'github', type: 'shared' }] },
    })
    // The reader comes back from another tab.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await preview.getByText('GitHub').waitFor()
    await preview.getByText('Password').waitFor({ state: 'detached' })
  })

  it('switches security emails off and on', async () => {
    const { page, admin, goTo } = await createOwner()
    const disabled = async () =>
      (await admin.listSecurityNotifications())
        .filter(({ isEnabled }) => !isEnabled)
        .map(({ type }) => type)
    await goTo('/notifications')
    await page.getByLabel('Sign-in from a new device').uncheck()
    await page.getByLabel('Passkey added').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await disabled()).toEqual(['new_device', 'passkey_added'])

    await page.reload()
    await page.getByLabel('Passkey added').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await disabled()).toEqual(['new_device'])
  })

  it('stores and replaces the client secret of a provider and never shows it (AD09)', async () => {
    const { page, admin, goTo } = await createOwner()
    const secretOf = async () => {
      const [provider] = (await admin.getProject()).config.oauthProviders
      return provider?.type === 'standard' ? [provider.clientId, provider.clientSecret] : undefined
    }
    await goTo('/providers')
    await page.getByRole('button', { name: 'Turn on GitLab' }).click()
    await dialogOf(page).getByLabel('Client ID').fill('my id with spaces')
    await dialogOf(page).getByLabel('Client secret').fill('sesame of gitlab')
    await dialogOf(page).getByRole('button', { name: 'Turn on' }).click()
    await expect.poll(() => dialogOf(page).getByText('Remove the spaces').count()).toBe(2)
    await dialogOf(page).getByLabel('Client ID').fill(' engines ')
    await dialogOf(page).getByLabel('Client secret').fill('sesame-of-gitlab')
    await dialogOf(page).getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Your own keys', { exact: true }).waitFor()
    expect(await secretOf()).toEqual(['engines', 'sesame-of-gitlab'])

    // Without a domain, the address of the sign-in page is not known.
    const signIn = page.getByRole('link', { name: 'Test sign-in with GitLab' })
    expect(await signIn.count()).toBe(0)
    const domains = [{ domain: 'https://app.example.com', handlerPath: '/handler' }]
    await (await admin.getProject()).update({ config: { domains } })
    await page.reload()
    expect(await signIn.getAttribute('href')).toBe('https://app.example.com/handler/sign-in')
    await page.getByRole('button', { name: 'Edit GitLab' }).click()
    const secret = dialogOf(page).getByLabel('Client secret')
    expect(await secret.inputValue()).toBe('')
    await dialogOf(page).getByText('Leave it empty to keep the stored secret.').waitFor()
    expect(await page.content()).not.toContain('sesame-of-gitlab')
    await dialogOf(page).getByLabel('Client ID').fill('engines-2')
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('engines-2').waitFor()
    expect(await secretOf()).toEqual(['engines-2', 'sesame-of-gitlab'])

    await confirm(page, 'Turn off GitLab', 'Turn off GitLab')
    await page.getByRole('button', { name: 'Turn on GitLab' }).waitFor()
    expect((await admin.getProject()).config.oauthProviders).toEqual([])
  })

  it("takes Apple's key file, and creates the client secret of it", async () => {
    const { page, admin, goTo } = await createOwner()
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await goTo('/providers')
    await page.getByRole('button', { name: 'Turn on Apple' }).click()
    const dialog = dialogOf(page)
    const link = dialog.getByRole('link', { name: 'Apple' })
    expect(await link.getAttribute('href')).toBe('https://developer.apple.com/account/resources')
    await dialog.getByLabel('Services ID').fill('com.example.web')
    const save = async (content: string) => {
      const file = { name: 'key.p8', mimeType: 'text/plain', buffer: Buffer.from(content) }
      await dialog.getByLabel('Key file').setInputFiles(file)
      await dialog.getByRole('button', { name: 'Turn on' }).click()
    }
    await dialog.getByLabel('Key ID').fill('ABCDE12345')
    await dialog.getByLabel('Team ID').fill('TEAM123456')
    await save('no key')
    await dialog.getByText('This isn’t an Apple key file.').waitFor()
    await save(pem)
    await page.getByText('Your own keys', { exact: true }).waitFor()
    const [apple] = (await admin.getProject()).config.oauthProviders
    expect(apple).toMatchObject({ id: 'apple', clientId: 'com.example.web' })
    const secret = apple?.type === 'standard' ? apple.clientSecret : undefined
    const privateKeyText = pem.trim()
    expect(JSON.parse(secret ?? '')).toEqual({
      teamId: 'TEAM123456',
      keyId: 'ABCDE12345',
      privateKey: privateKeyText,
    })
  })

  it('adds an OpenID provider, tests the sign-in and turns it on', async () => {
    const issuer = await startScriptedIssuer('engines')
    onTestFinished(() => issuer.close())
    const { page, admin, goTo } = await createOwner()
    await goTo('/providers')
    await page.getByRole('button', { name: 'Add your own provider' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Acme')
    await dialog.getByLabel('ID', { exact: true }).fill('acme')
    await dialog.getByLabel('Issuer').fill(issuer.origin)
    expect(await dialog.getByLabel('Redirect URL').inputValue()).toMatch(/\/acme\/callback$/)
    await dialog.getByLabel('Client ID').fill('engines')
    await dialog.getByLabel('Client secret').fill('sesame-of-acme')
    await dialog.getByRole('button', { name: 'Save' }).click()

    await page.getByRole('button', { name: 'Test sign-in with Acme' }).click()
    await dialog.getByRole('button', { name: 'Prepare the test' }).click()
    const link = dialog.getByRole('link', { name: 'Sign in at the provider' })
    const start = new URL((await link.getAttribute('href')) ?? '')
    await fetch(start)
    const back = new URL(start.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', 'a code')
    back.searchParams.set('state', start.searchParams.get('state') ?? '')
    await fetch(back)
    await dialog.getByRole('button', { name: 'Show the result' }).click()
    await dialog.getByText('Signed in as ada').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Turn on Acme' }).click()
    await page.getByRole('button', { name: 'Turn off Acme' }).waitFor()
    const [acme] = await admin.listOpenIdProviders()
    expect(acme).toMatchObject({ id: 'acme', isEnabled: true, lastTest: { error: null } })
    expect(await page.content()).not.toContain('sesame-of-acme')
  })

  it('turns on a provider with shared keys without asking for keys', async () => {
    const { page, admin, goTo } = await createOwner()
    await goTo('/providers')
    await page.getByRole('button', { name: 'Turn on GitHub' }).click()
    await dialogOf(page).getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Shared keys', { exact: true }).waitFor()
    expect((await admin.getProject()).config.oauthProviders).toEqual([
      { id: 'github', type: 'shared' },
    ])
  })

  it('turns production mode on only after every check passes (AD01, AD07)', async () => {
    const { page, admin, goTo } = await createOwner()
    await goTo('/domains')
    await page.getByLabel('Allow localhost').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const add = async (domain: string) => {
      await page.getByLabel('Domain', { exact: true }).fill(domain)
      await page.getByRole('button', { name: 'Add domain' }).click()
      await page.getByRole('cell', { name: domain, exact: true }).waitFor()
    }
    await add('http://localhost:3000')
    await add('https://app.example.com')
    await add('https://*.example.com')
    const checks = page.getByRole('main').getByRole('listitem')
    await expect
      .poll(() => checks.allTextContents())
      .toEqual([
        'Turn off “Allow localhost” above.',
        'http://localhost:3000: remove it, as it is this machine.',
        'https://*.example.com: list each host instead of a pattern.',
      ])
    const turnOn = page.getByRole('button', { name: 'Turn on production mode' })
    expect(await turnOn.isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Remove http://localhost:3000' }).click()
    await page.getByRole('button', { name: 'Remove https://*.example.com' }).click()
    await page.getByText('http://localhost:3000: remove it').waitFor({ state: 'detached' })
    await page.getByLabel('Allow localhost').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('All checks pass.').waitFor()
    await turnOn.click()
    await page.getByRole('button', { name: 'Turn off production mode' }).waitFor()
    expect(await admin.getProject()).toMatchObject({
      isProductionMode: true,
      config: {
        allowLocalhost: false,
        domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
      },
    })
  })

  it('shows new keys once and then only their last four characters', async () => {
    const { page, admin, goTo } = await createOwner()
    await goTo('/keys')
    await page.getByRole('button', { name: 'New keys' }).click()
    await dialogOf(page).getByLabel('Description').fill('Loom keys')
    await dialogOf(page).getByRole('button', { name: 'Create keys' }).click()
    const key = await dialogOf(page).getByLabel('Server key', { exact: true }).inputValue()
    expect(key).toMatch(/^ssk_/)
    await dialogOf(page).getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Loom keys' })
    await row.getByText(`…${key.slice(-4)}`).waitFor()
    expect(await page.content()).not.toContain(key)

    const created = (await admin.listInternalApiKeys()).find(
      (set) => set.description === 'Loom keys',
    )
    expect(created?.superSecretAdminKey).toBeNull()
    expect(created?.secretServerKey).toEqual({ lastFour: key.slice(-4) })
    await confirm(page, 'Revoke Loom keys', 'Revoke keys')
    await row.getByText('Revoked').waitFor()
    const sets = await admin.listInternalApiKeys()
    expect(sets.find(({ id }) => id === created?.id)?.whyInvalid()).toBe('manually-revoked')
  })
})
