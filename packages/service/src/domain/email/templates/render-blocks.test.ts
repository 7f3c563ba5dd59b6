import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockDocument, type Block } from './block-document.js'
import { renderEmail } from './render.js'

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

const document = (...blocks: Block[]) => ({
  root: {
    type: 'EmailLayout' as const,
    data: { childrenIds: blocks.map((_block, index) => `b${index}`) },
  },
  ...Object.fromEntries(blocks.map((block, index) => [`b${index}`, block])),
})
const button = (url: string): Block => ({
  type: 'Button',
  data: { props: { text: 'Go', url } },
})
const rendered = (block: Block, name = 'Ada') =>
  renderEmail({ subject: '', content: document(block) }, variablesWith(link, name))

describe('a URL', () => {
  it.each(['https://a.example/x', 'http://a.example', 'mailto:a@example.com'])(
    '%s is rendered as a link',
    (url) => {
      expect(rendered(button(url)).html).toContain(`href="${url}"`)
    },
  )

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//a.example',
    '',
  ])('%j is not rendered as a link', (url) => {
    expect(rendered(button(url)).html).not.toContain('href')
  })

  it('encodes a name as one part at any position', () => {
    const name = 'x&admin=1#/../"'
    const { html } = rendered(button('https://a.example/?name={{ userDisplayName }}'), name)
    expect(html).toContain(`href="https://a.example/?name=${encodeURIComponent(name)}"`)
    expect(rendered(button('{{ userDisplayName }}'), 'javascript:alert(1)').html).not.toContain(
      'href',
    )
  })

  it('inserts a link unchanged at its start, and encodes it elsewhere', () => {
    expect(rendered(button('{{ magicLink }}&x=1')).html).toContain('code=c0de&amp;x=1"')
    expect(rendered(button('https://a.example/?to={{ magicLink }}')).html).toContain(
      `href="https://a.example/?to=${encodeURIComponent(link)}"`,
    )
  })

  it('of a picture must have the scheme http or https', () => {
    const picture = (url: string): Block => ({
      type: 'Image',
      data: { props: { url, alt: '"><' } },
    })
    expect(rendered(picture('https://a.example/p.png')).html).toContain(
      '<img src="https://a.example/p.png" alt="&quot;&gt;&lt;"',
    )
    for (const url of ['mailto:a@example.com', 'data:image/svg+xml,x', 'javascript:x'])
      expect(rendered(picture(url)).html).not.toContain('<img')
  })
})

describe('a block document', () => {
  it('is rendered with its columns, containers, colors and line breaks', () => {
    const text = (words: string): Block => ({
      type: 'Text',
      data: { style: { color: '#123456', padding: null }, props: { text: words } },
    })
    const { html, text: plain } = renderEmail(
      {
        subject: 'x',
        content: {
          root: {
            type: 'EmailLayout',
            data: { canvasColor: '#abcdef', childrenIds: ['c', 'gone'] },
          },
          c: { type: 'Container', data: { props: { childrenIds: ['cols'] } } },
          cols: {
            type: 'ColumnsContainer',
            data: { props: { columns: [{ childrenIds: ['left'] }, { childrenIds: ['right'] }] } },
          },
          left: text('first\nline'),
          right: text('{{unknown}}second'),
          orphan: text('never'),
        },
      },
      {},
    )
    expect(html).toContain('first<br>line')
    expect(html).toContain('background-color: #abcdef')
    expect(html).toContain('color: #123456')
    expect(html).not.toContain('prefers-color-scheme')
    expect(html).not.toContain('never')
    expect(plain).toBe('first\nline\n\nsecond\n')
  })

  it('that contains itself, or one block repeatedly, is rendered in finite time', () => {
    const container = (...childrenIds: string[]): Block => ({
      type: 'Container',
      data: { props: { childrenIds } },
    })
    const blocks = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `c${index}`,
        container(`c${index + 1}`, `c${index + 1}`, 'c0', 'root'),
      ]),
    )
    const root = { type: 'EmailLayout' as const, data: { childrenIds: ['c0', 'c0'] } }
    const { html } = renderEmail({ subject: '', content: { root, ...blocks } }, {})
    expect(html.match(/<table role="presentation" cellpadding/g)).toHaveLength(100)
  })

  it.each<[why: string, content: unknown]>([
    ['no root', { a: { type: 'Text', data: { props: { text: '' } } } }],
    ['a root that is no layout', { root: { type: 'Text', data: { props: { text: '' } } } }],
    [
      'a block of raw HTML',
      { ...document(), h: { type: 'Html', data: { props: { contents: '' } } } },
    ],
    [
      'a colour that is more than that',
      document({
        ...button(''),
        data: { style: { color: 'red;x' }, props: { text: '', url: '' } },
      } as Block),
    ],
    [
      'a text that is none',
      document({ type: 'Text', data: { props: { text: 1 } } } as unknown as Block),
    ],
    ['too many blocks', document(...Array.from({ length: 500 }, () => button('')))],
  ])('with %s is rejected', (_why, content) => {
    expect(blockDocument.safeParse(content).success).toBe(false)
  })
})

it('renders nothing that could run, for any document and names', () => {
  const evil = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='alert(1)",
      'javascript:alert(1)',
      '{{ userDisplayName }}',
      '{{ magicLink }}',
      '</style><script>',
      'https://a.example/"onclick="x',
    ),
  )
  const block: fc.Arbitrary<Block> = fc.oneof(
    evil.map((text): Block => ({ type: 'Text', data: { props: { text } } })),
    evil.map((text): Block => ({ type: 'Heading', data: { props: { text } } })),
    fc
      .tuple(evil, evil)
      .map(([text, url]): Block => ({ type: 'Button', data: { props: { text, url } } })),
    fc.tuple(evil, evil).map(([alt, url]): Block => ({
      type: 'Image',
      data: { props: { alt, url, linkHref: url } },
    })),
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), evil, evil, (blocks, name, address) => {
      const mail = renderEmail(
        { subject: name, content: document(...blocks) },
        { ...variablesWith(address, name) },
      )
      const tags = mail.html.match(/<[^>]*>/g) ?? []
      const attributes = tags.map((tag) => tag.replace(/"[^"]*"/g, '""'))
      expect(attributes.join('')).not.toMatch(/<script|\son\w+=|<iframe|<svg/i)
      expect(mail.html.replace(/<style>[\s\S]*?<\/style>/, '')).not.toContain('<style')
      for (const [, target = ''] of mail.html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(target.trim()).toMatch(/^(?:https?|mailto):/i)
      expect(mail.subject).not.toMatch(/\p{Cc}/u)
    }),
  )
})

describe('facts', () => {
  it('have a label and an escaped value per line', () => {
    const text = '<b>Name</b>: {{ userDisplayName }}\nFor: {{ projectDisplayName }}'
    const facts: Block = { type: 'Text', data: { props: { text, variant: 'facts' } } }
    const { html, text: plain } = rendered(facts, '<i>Ada</i>')
    expect(html).toMatch(/<span[^>]*>&lt;b&gt;Name&lt;\/b&gt;: <\/span>/)
    expect(html).toContain('&lt;i&gt;Ada&lt;/i&gt;')
    expect(html).not.toContain('<i>')
    expect(plain).toContain('<b>Name</b>: <i>Ada</i>\nFor: <i>Ada</i>')
  })
})
