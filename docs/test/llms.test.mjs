import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeLlms } from '../scripts/llms.mjs'
import { filesBelow, importSource, root } from '../scripts/sources.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-llms-'))
afterAll(() => rm(folder, { recursive: true }))

const pages = {
  'guides/teams.md':
    '<!-- preamble\nimport x\n-->\n\n# Teams\n\nUsers form [teams](user.md#teams).\n\n```md\n[code](user.md)\n```\n\nSee [moving](../moving/index.md), [top](#teams) and [RFC](https://example.com/a.md).\n\n<img class="light-only" src="../images/a.png" alt="A list of teams." />\n<img class="dark-only" src="../images/a-dark.png" alt="A list of teams." />\n',
  'moving/index.md': '# Move\n\n```sh\nnpm install\n```\n\nMove your users.\n',
}
for (const [path, text] of Object.entries(pages)) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
const sidebar = [
  { text: 'Users', items: [{ text: 'Teams', link: '/guides/teams' }] },
  { text: 'Migrate', items: [{ text: 'Move', link: '/moving/' }] },
]
await writeLlms({ sidebar, srcDir: folder, outDir: folder, siteUrl: 'https://docs.example' })

/** @param {string} name */
const read = (name) => readFile(join(folder, name), 'utf8')

describe('writeLlms', () => {
  it('lists the Markdown of each page with an absolute URL', async () => {
    const list = await read('llms.txt')
    expect(list).toContain(
      '## Users\n\n- [Teams](https://docs.example/guides/teams.md): Users form teams.',
    )
    expect(list).toContain('- [Move](https://docs.example/moving/index.md): Move your users.')
  })

  it('writes the Markdown of a page beside it, with absolute links and the text of images', async () => {
    expect(await read('guides/teams.md')).toBe(
      '# Teams\n\nUsers form [teams](https://docs.example/guides/user.md#teams).\n\n```md\n[code](user.md)\n```\n\nSee [moving](https://docs.example/moving/index.md), [top](#teams) and [RFC](https://example.com/a.md).\n\nImage: A list of teams.\n',
    )
  })

  it('joins all pages in one file, each with its URL', async () => {
    expect(await read('llms-full.txt')).toMatch(
      /^# Teams\n\nURL: https:\/\/docs\.example\/guides\/teams\n\nUsers form [^]*\n\n# Move\n\nURL: https:\/\/docs\.example\/moving\/\n\n```sh\nnpm install\n```\n\nMove your users\.\n$/,
    )
  })
})

describe('sidebar', () => {
  it('has every page of the site, so that llms.txt lists it', async () => {
    const { sidebar: site, excludedFiles } = await importSource('docs/.vitepress/sidebar.ts')
    const { pathOfPage } = await importSource('docs/.vitepress/search.ts')
    const links = new Set(
      site.flatMap((/** @type {typeof sidebar[number]} */ { items }) =>
        items.map(({ link }) => link),
      ),
    )
    const files = (await filesBelow(join(root, 'docs'))).filter(
      (name) => /^[^.].*\.md$/.test(name) && !/^(reference|snippets|index\.md)/.test(name),
    )
    expect(
      files.filter((file) => !excludedFiles.includes(file) && !links.has(pathOfPage(file))),
    ).toEqual([])
  })
})
