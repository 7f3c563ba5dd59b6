import { describe, expect, it } from 'vitest'
import { importSource } from '../../docs/scripts/sources.mjs'

const { describeSequence, drawSequence, parseSequence } = await importSource(
  'docs/.vitepress/sequence.ts',
)

const source = `sequenceDiagram
  accTitle: Sign-in
  participant Browser
  participant Your server
  Browser->>Your server: POST <sign-in>
  Note over Your server: checks the password
  Your server-->>Browser: session`

describe('parseSequence', () => {
  it('reads participants, messages, responses and notes', () => {
    expect(parseSequence(source)).toEqual({
      title: 'Sign-in',
      participants: ['Browser', 'Your server'],
      steps: [
        { from: 0, to: 1, isResponse: false, text: 'POST <sign-in>' },
        { from: 1, to: 1, isResponse: false, text: 'checks the password' },
        { from: 1, to: 0, isResponse: true, text: 'session' },
      ],
    })
  })

  it.each(['Browser->>Service: text', 'Browser: text'])('rejects the line %j', (line) => {
    expect(() => parseSequence(`${source}\n${line}`)).toThrow('The diagram has')
  })
})

describe('drawSequence', () => {
  it('has the steps as text for readers who do not see them', () => {
    const text =
      'Diagram: Sign-in. Browser to Your server: POST <sign-in>. Your server: checks the password. Your server to Browser: session.'
    expect(describeSequence(parseSequence(source))).toBe(text)
    expect(drawSequence(parseSequence(source))).toContain(
      `aria-label="${text.replace('<', '&lt;')}"`,
    )
  })
})
