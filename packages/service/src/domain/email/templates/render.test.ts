import { describe, expect, it } from 'vitest'
import { blockDocument, type Layout } from './block-document.js'
import { renderEmail } from './render.js'
import { defaultTemplate, templateTypes } from './default-templates.js'
import { unknownPlaceholder } from './template-placeholders.js'
import type { EmailTemplateType } from '../../../db/values.js'
import { emailLanguages, en } from '../texts/languages.js'

const link = 'https://app.example/handler/email-verification?a=1&code=c0de'
const variablesWith = (address: string, name = 'Acme') => ({
  projectDisplayName: name,
  userDisplayName: name,
  teamDisplayName: name,
  recipientEmail: 'ada@example.com',
  codeLifetime: '10 minutes',
  otp: 'A1B2C3',
  emailVerificationLink: address,
  passwordResetLink: address,
  magicLink: address,
  teamInvitationLink: address,
})
const renderDefault = (type: EmailTemplateType, variables = variablesWith(link)) =>
  renderEmail(defaultTemplate(type), variables, { language: en })
/** The text that a reader sees, without the preheader. */
const visible = (html: string) =>
  html
    .replace(/[\s\S]*<body/, '<body')
    .replace(/<div style="display: none[\s\S]*?<\/div>/, '')
    .replace(/<\/?bdi>/g, '')

describe.each(templateTypes)('the default template %s', (type) => {
  it('names the project in the subject', () => {
    expect(renderDefault(type).subject).toContain('Acme')
  })

  it('has one button, the same link in full below it, and no other address', () => {
    const { html } = renderDefault(type)
    const href = `href="${link.replace('&', '&amp;')}"`
    expect(html.match(/href="[^"]*"/g)).toEqual([href, href])
    expect(html.match(/https?:/g)).toHaveLength(3)
  })

  it('loads nothing from another server', () => {
    expect(renderDefault(type).html).not.toMatch(/<img|<link|src=|url\(|@import/)
  })

  it('has the link once in the plain text, on a line of its own', () => {
    const { text } = renderDefault(type)
    expect(text.match(/https?:/g)).toHaveLength(1)
    expect(text).toContain(`:\n${link}\n`)
  })

  it('has a preheader with the lifetime of the code that is hidden in the email', () => {
    const { html } = renderDefault(type)
    const [, preheader] = /<div style="(display: none[^>]*>[^<]*)/.exec(html) ?? []
    expect(preheader).toContain('expires in 10 minutes')
  })

  it('ends with why the reader received it, in both forms', () => {
    const { html, text } = renderDefault(type)
    const reason = /You received this email because[^<]*ada@example\.com[^<]*Acme\./
    expect(visible(html)).toMatch(reason)
    expect(text).toMatch(reason)
  })

  it('has tables for Outlook, and colors for dark mode', () => {
    const { html } = renderDefault(type)
    expect(html).toContain('<!--[if mso]><table role="presentation" width="512"')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    // Screen readers must not announce the tables as data.
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull()
  })

  it('leaves no placeholder', () => {
    const { subject, html, text } = renderDefault(type)
    expect(subject + html + text).not.toMatch(/\{\{|\}\}|undefined|null/)
  })

  it('is a block document with known placeholders', () => {
    const template = defaultTemplate(type, { namesInviter: type === 'team_invitation' })
    expect(blockDocument.safeParse(template.content).success).toBe(true)
    expect(unknownPlaceholder(type, JSON.stringify(template))).toBeUndefined()
  })

  it('keeps placeholders in a name as they are', () => {
    const name = '{{ magicLink }} $& $1'
    expect(renderDefault(type, variablesWith(link, name)).subject).toContain(name)
  })

  it('escapes a name wherever it stands', () => {
    const { html } = renderDefault(type, variablesWith(link, '<b>"A\'&'))
    expect(html).toContain('&lt;b&gt;&quot;A&#39;&amp;')
    expect(html).not.toContain('<b>')
  })

  it('lets no name add a line to the subject', () => {
    const { subject } = renderDefault(type, variablesWith(link, 'A\r\nBcc: e@example.com'))
    expect(subject).not.toMatch(/\p{Cc}/u)
  })

  it.each(['javascript://localhost/%0aalert(1)', 'app://localhost/verify'])(
    'does not link %s',
    (other) => {
      const { html, text } = renderDefault(type, variablesWith(other))
      expect(html).not.toContain('href')
      expect(html).toContain(other)
      expect(text).toContain(other)
    },
  )
})

describe.each(emailLanguages)('the default templates in $tag', (language) => {
  it('set the language and the direction of the document', () => {
    const { html } = renderEmail(defaultTemplate('magic_link', { language }), {}, { language })
    expect(html).toContain(`<html lang="${language.tag}" dir="${language.dir}"`)
  })
})

it('shows a sign-in code once in the email, as large text to copy', () => {
  const { html, text } = renderDefault('magic_link')
  expect(visible(html).match(/A1B2C3/g)).toHaveLength(1)
  expect(html).toMatch(/<td class="lk-code"[^>]*font-size: 34px[^>]*>A1B2C3<\/td>/)
  expect(text).toContain('\n\n    A1B2C3\n\n')
})

describe('the logo of the project', () => {
  const logoUrl = 'https://cdn.example.com/light.png'
  const darkLogoUrl = 'https://cdn.example.com/dark.png'

  it.each<[string, Layout, boolean]>([
    ['light and dark', {}, true],
    ['white only', { canvasColor: '#ffffff' }, false],
  ])('is right for an email that is %s', (_, colors, hasDarkLogo) => {
    const data = { ...colors, brand: { name: 'Acme' } }
    const { html } = renderEmail(
      { subject: '', content: { root: { type: 'EmailLayout', data } } },
      {},
      { brand: { logoUrl, darkLogoUrl, accentColor: '', supportEmail: '' } },
    )
    expect(html).toContain(logoUrl)
    expect(html.includes(darkLogoUrl)).toBe(hasDarkLogo)
  })
})

describe('the brand of a layout', () => {
  const withBrand = (brand: Layout['brand']) =>
    renderEmail(
      { subject: '', content: { root: { type: 'EmailLayout', data: { brand } } } },
      variablesWith(link, 'Éa "B"'),
    ).html

  it('is the name with its initial', () => {
    const html = withBrand({ name: '{{ projectDisplayName }}' })
    expect(html).toMatch(/>É<\/td>[\s\S]*><bdi>Éa &quot;B&quot;<\/bdi><\/td>/)
  })

  it('is the logo where the template sets one, with the name as its text', () => {
    const logoUrl = 'https://acme.example/logo.png?a=1&b="'
    const html = withBrand({ name: '{{ projectDisplayName }}', logoUrl })
    expect(html).toContain(
      '<img src="https://acme.example/logo.png?a=1&amp;b=&quot;" alt="Éa &quot;B&quot;"',
    )
    expect(html).not.toContain('lk-accent"')
  })

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//acme.example/a.png'])(
    'is the name instead of a logo at %s',
    (logoUrl) => {
      expect(withBrand({ name: 'Acme', logoUrl })).not.toContain('<img')
    },
  )
})

describe('the name of a team in an invitation', () => {
  const { subject, html, text } = renderEmail(
    defaultTemplate('team_invitation', { language: en }),
    {
      teamDisplayName: `\u202E<gnp>\u2067${'\u0301'.repeat(240)}`,
      projectDisplayName: 'Acme',
      recipientEmail: 'ada@example.com',
      teamInvitationLink: 'https://app.example/?code=c0de',
      codeLifetime: '7 days',
    },
    { language: en },
  )

  it('does not change the direction of the subject, the plain text and the HTML (R12)', () => {
    expect(subject).toBe(`Join <gnp>${'\u0301'.repeat(8)} on Acme`)
    for (const form of [subject, text, html])
      expect(form).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    expect(html).toContain(
      `the team <bdi>&lt;gnp&gt;${'\u0301'.repeat(8)}</bdi> on <bdi>Acme</bdi>`,
    )
  })

  it('wraps in each block, so that it does not widen the email (R12)', () => {
    expect(html).toMatch(/<h1[^>]*overflow-wrap: anywhere[^>]*>Join <bdi>/)
  })
})
