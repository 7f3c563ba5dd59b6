import { describe, expect, it } from 'vitest'
import { importSource } from '../scripts/sources.mjs'

const { addSequenceDiagrams } = await importSource('docs/.vitepress/sequence.ts')

const md = { renderer: { rules: { fence: () => '<pre>code</pre>' } } }
addSequenceDiagrams(md)

/** Renders a block as the site does. @param {string} content @param {string} [info] */
const render = (content, info = 'mermaid') =>
  /** @type {(tokens: object[], at: number) => string} */ (md.renderer.rules.fence)(
    [{ info, content }],
    0,
  )

const source = `sequenceDiagram
  accTitle: Sign-in
  participant Browser
  participant Your server
  Browser->>Your server: POST <sign-in>
  Note over Your server: checks the password
  Your server-->>Browser: session`

describe('addSequenceDiagrams', () => {
  it('draws participants, messages, notes and responses', () => {
    const svg = render(source)
    expect(svg.match(/<text [^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
      'Browser',
      'Your server',
      'POST &lt;sign-in&gt;',
      'checks the password',
      'session',
    ])
    expect(svg.match(/class="(?:message|response|note)"/g)).toEqual([
      'class="message"',
      'class="note"',
      'class="response"',
    ])
  })

  it('has the steps as text for readers who do not see them', () => {
    expect(render(source)).toContain(
      'aria-label="Diagram: Sign-in. Browser to Your server: POST &lt;sign-in&gt;. Your server: checks the password. Your server to Browser: session."',
    )
  })

  it.each(['Browser->>Service: text', 'Browser: text'])('rejects the line %j', (line) => {
    expect(() => render(`${source}\n${line}`)).toThrow('The diagram has')
  })

  it('leaves other blocks as they are', () => {
    expect(render('const a = 1', 'ts')).toBe('<pre>code</pre>')
  })
})
