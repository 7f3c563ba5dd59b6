import { describe, expect, it } from 'vitest'
import { renderMail } from './render.js'
import { templates, type MailTemplateType } from './templates.js'

const link = 'https://app.example/handler/email-verification?a=1&code=c0de'
const variables = {
  projectDisplayName: 'Acme',
  recipient: 'ada@example.com',
  link,
  code: 'A1B2C3',
  userDisplayName: 'Ada',
  teamDisplayName: 'Engines',
}
const types = Object.keys(templates) as MailTemplateType[]

describe.each(types)('renderMail %s', (type) => {
  it('says in the subject whose mail it is', () => {
    expect(renderMail(type, variables).subject).toContain('Acme')
  })

  it('has one button with the link, the plain link, and no other address', () => {
    const { html, text } = renderMail(type, variables)
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link.replace('&', '&amp;')}"`])
    expect(html.match(/https?:/g)).toHaveLength(2)
    expect(html).not.toContain('<img')
    expect(text).toContain(`\n${link}\n`)
  })

  it('leaves no placeholder', () => {
    const { subject, html, text } = renderMail(type, variables)
    expect(subject + html + text).not.toMatch(/\{\{|\}\}|undefined/)
  })

  it('escapes every variable in HTML', () => {
    const evil = `"><script>alert(1)</script>'&`
    const { html } = renderMail(type, {
      projectDisplayName: evil,
      recipient: evil,
      code: evil,
      userDisplayName: evil,
      teamDisplayName: evil,
      link: `https://app.example/?x=${evil}`,
    })
    expect(html).not.toContain('<script')
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;')
  })

  it('keeps placeholders in a name as they are', () => {
    const { subject } = renderMail(type, { ...variables, projectDisplayName: '{{ link }} $& $1' })
    expect(subject).toContain('{{ link }} $& $1')
  })

  it('lets no name add a line to the subject', () => {
    const name = 'Acme\r\nBcc: eve@example.com'
    expect(renderMail(type, { ...variables, projectDisplayName: name }).subject).not.toMatch(
      /\p{Cc}/u,
    )
  })

  it.each(['javascript://localhost/%0aalert(1)', 'app://localhost/verify'])(
    'makes no button of %s',
    (other) => {
      const { html, text } = renderMail(type, { ...variables, link: other })
      expect(html).not.toContain('href')
      expect(html).toContain(`>${other}<`)
      expect(text).toContain(other)
    },
  )
})
