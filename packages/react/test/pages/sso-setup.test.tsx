import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMetadata } from '../../../service/test/saml/identity-provider.js'
import { SsoSetup } from '../../src/pages/index.js'
import { signIn } from '../create-signed-in.js'
import { createTestProject, createVisitor, goTo, press, ready, show, users } from '../visitor.js'

/** Opens a set-up link of a new team, and verifies a domain after another one was removed. */
async function openSetup() {
  const project = await createTestProject({ users, config: { clientTeamCreationEnabled: true } })
  const team = await (await signIn(createVisitor(project))).createTeam({ displayName: 'Acme' })
  const singleSignOn = await team.loadSingleSignOn()
  const pageUrl = `${window.location.origin}/handler/sso-setup`
  const { url } = await singleSignOn.createSetupLink({ pageUrl })
  goTo(url)
  const { person } = show(createVisitor(project), <SsoSetup />)
  const add = async (domain: string) => {
    await person.type(await screen.findByLabelText('Domain'), domain)
    await press(person, 'Add domain')
  }
  await add('typo.test')
  await press(person, 'Remove typo.test')
  const dialog = await screen.findByRole('dialog', { name: /^Remove typo\.test/ })
  await person.click(within(dialog).getByRole('button', { name: 'Remove typo.test' }))
  await waitFor(() => expect(screen.queryByText('Remove typo.test')).toBeNull())
  await add('acme.test')
  await press(person, 'Check now')
  await screen.findByRole('heading', { name: 'Choose your identity provider' })
  return { person, singleSignOn }
}

const xmlFile = (content: string) => new File([content], 'metadata.xml', { type: 'text/xml' })

describe('SsoSetup', () => {
  it('takes the metadata of Google Workspace from a file, and refuses another file', async () => {
    const { person, singleSignOn } = await openSetup()
    await press(person, 'Google Workspace')
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Metadata XML' })
    expect(field.tagName).toBe('TEXTAREA')
    const file = screen.getByLabelText('Choose file', { selector: 'input' })
    const textOfField = () => screen.getByRole<HTMLTextAreaElement>('textbox').value
    const wrong = /^Choose the XML file/

    await person.upload(file, xmlFile('<html></html>'))
    await screen.findByText(wrong)
    await person.type(field, 'x')
    expect(screen.queryByText(wrong)).toBeNull()
    await person.upload(file, xmlFile(`<EntityDescriptor>${' '.repeat(500_000)}`))
    await screen.findByText(wrong)
    expect(textOfField()).toBe('x')

    const { xml } = await createMetadata()
    await person.upload(file, xmlFile(`${xml}\n`))
    await waitFor(() => expect(textOfField()).toBe(xml))
    expect(screen.queryByText(wrong)).toBeNull()
    await press(person, 'Continue')
    await ready('Start test')
    expect(await singleSignOn.listConnections()).toMatchObject([{ type: 'saml', state: 'draft' }])
  })

  it('lists what to do in the console of a provider, with its names in bold', async () => {
    const { person } = await openSetup()
    await press(person, 'Okta')
    const acts = within(await screen.findByText(/^Create an app in Okta/).then(listBelow))
    const items = acts.getAllByRole('listitem')
    expect(items).toHaveLength(4)
    expect(items[0]?.textContent).toBe(
      'Open Applications › Applications and choose Create App Integration.',
    )
    expect(within(items[0] as HTMLElement).getByText('Create App Integration').tagName).toBe(
      'STRONG',
    )
    // A line of the address to copy is never its scheme alone.
    const { innerHTML } = screen.getByText(/\/callback$/, { selector: 'code' })
    expect(innerHTML).toMatch(/^https?:\/\/[^<]+<wbr>/)
  })
})

const listBelow = (title: HTMLElement) => title.nextElementSibling as HTMLElement
