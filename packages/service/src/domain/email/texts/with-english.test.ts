import { describe, expect, it } from 'vitest'
import { englishTexts } from './en.js'
import { withEnglish } from './with-english.js'

describe('withEnglish', () => {
  it('keeps each text of the translation and takes missing ones from English', () => {
    const texts = withEnglish({
      fallback: 'Öffnen Sie diesen Link:',
      notifications: { lines: { time: 'Zeit: {{ time }}' } },
    })
    expect(texts).toEqual({
      ...englishTexts,
      fallback: 'Öffnen Sie diesen Link:',
      notifications: {
        ...englishTexts.notifications,
        lines: { ...englishTexts.notifications.lines, time: 'Zeit: {{ time }}' },
      },
    })
  })

  it('leaves the English texts unchanged', () => {
    withEnglish({ unsubscribe: { action: 'Abbestellen' } })
    expect(englishTexts.unsubscribe.action).toBe('Unsubscribe')
  })
})
