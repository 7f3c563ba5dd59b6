import { describe, expect, it } from 'vitest'
import { textsOf } from './block-texts.js'
import { layoutOf } from './layout.js'
import { noEdits, openEdits, withEdits } from './template-edits.js'

const templateOf = (texts: Record<string, string>, preheader = '') => ({
  subject: 'Hello',
  content: {
    root: { type: 'EmailLayout', data: { preheader, childrenIds: Object.keys(texts) } },
    ...Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [id, { type: 'Text', data: { props: { text } } }]),
    ),
  },
})

describe('the edits of a template', () => {
  const edits = { ...noEdits, texts: { first: 'Edited' } }

  it('keep what has changed meanwhile', () => {
    const stored = templateOf({ first: 'One', second: 'Changed' }, 'Changed too')
    const { subject, content } = withEdits(stored, edits)
    expect(subject).toBe('Hello')
    expect(textsOf(content).map((text) => text.content)).toEqual(['Edited', 'Changed'])
    expect(layoutOf(content).preheader).toBe('Changed too')
  })

  it('do not bring back a block that was removed meanwhile', () => {
    expect(withEdits(templateOf({ second: 'Two' }), edits).content).not.toHaveProperty('first')
  })

  it('end with their save, but for those that were made since', () => {
    const saved = templateOf({ first: 'Edited', second: 'Two' })
    const since = { texts: { first: 'Edited', second: 'Later' }, layout: { preheader: '' } }
    expect(openEdits(saved, { ...since, subject: 'Hello' })).toEqual({
      texts: { second: 'Later' },
      layout: {},
    })
  })
})
