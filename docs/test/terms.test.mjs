import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../scripts/snippets.mjs'
import { importSource, root } from '../scripts/sources.mjs'

const { excludedFiles } = await importSource('docs/.vitepress/sidebar.ts')

/** Words of the migration from Stack Auth, which other readers cannot know. */
const HISTORY =
  /Stack Auth|Hexclave(?!-)|june-2025|[Pp]ublished clients?|recorded protocol|extensions? of the protocol|service without (?:it|them|these)/

/** Pages for readers who migrate or compare, and the list of all variables. */
const ALLOWED = /^(?:moving\/|comparison\.md|self-hosting\/variables\.md)/

describe('pages of the documentation', () => {
  it('name Stack Auth, its clients and its service in the migration and the comparison only', async () => {
    const names = (await pages()).filter(
      (name) => !ALLOWED.test(name) && !excludedFiles.includes(name),
    )
    const texts = await Promise.all(names.map((name) => readFile(join(root, 'docs', name), 'utf8')))
    expect(names.filter((_, index) => HISTORY.test(texts[index] ?? ''))).toEqual([])
  })
})
