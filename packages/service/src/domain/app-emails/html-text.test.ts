import { describe, expect, it } from 'vitest'
import { textOf } from './html-text.js'

describe('textOf', () => {
  it.each([
    ['<h1>News</h1><p>One<br>two</p><p>Three</p>', 'News\n\nOne\ntwo\n\nThree'],
    ['<ul>\n  <li>Tea</li>\n  <li>Cake</li>\n</ul>', '- Tea\n- Cake'],
    ['<a href="https://example.com/?a=1&amp;b=2">Read</a>', 'Read (https://example.com/?a=1&b=2)'],
    ["<A class='x' HREF='mailto:ada@example.com'>Write</A>", 'Write (mailto:ada@example.com)'],
    ['<a href="javascript:alert(1)">Run</a><a name="top">Top</a>', 'RunTop'],
    ['<img src="x.png" alt="Our logo"><img src="y.png">', 'Our logo'],
    [
      'Fish &amp; chips &lt;b&gt; &#8364;5 &#x20AC;6 &unknown; &#0;',
      'Fish & chips <b> €5 €6 &unknown; &#0;',
    ],
    ['<style>p { color: red }</style><!-- <p>no</p> --><p>Yes</p>', 'Yes'],
    ['<html><head><title>T</title></head><body>Body</body></html>', 'Body'],
    ['<script>never closed', ''],
    ['5 < 6 and <3', '5 < 6 and <3'],
    ['', ''],
  ])('reads %j', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  it.each(['<', '<a', '<a href="', '<!--', '&', '<script>', ' \n', '<li>'])(
    'reads 250,000 characters that repeat %j',
    (part) => {
      const html = part.repeat(Math.floor(250_000 / part.length))
      expect(textOf(html).length).toBeLessThanOrEqual(html.length)
    },
  )
})
