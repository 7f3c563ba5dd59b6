import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { woffToTtf } from './woff-to-ttf.mjs'

const packageFile = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-arabic/package.json',
)
const weights = [400, 500, 600, 700]

/**
 * Starts Chromium with an Arabic font beside its own fonts, which have no Arabic letters. Tests do without it, because
 * they compare sizes and not pictures. The caller calls `close`.
 */
export async function launchWithArabic() {
  const { executablePath, args, env } = await findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-fonts-'))
  for (const weight of weights) {
    const name = `noto-sans-arabic-arabic-${weight}-normal.woff`
    const woff = await readFile(join(dirname(packageFile), 'files', name))
    await writeFile(join(folder, `arabic-${weight}.ttf`), woffToTtf(woff))
  }
  const { FONTCONFIG_FILE: ownFonts } = env
  await writeFile(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${ownFonts ?? '/etc/fonts/fonts.conf'}</include>
  <dir>${folder}</dir>
</fontconfig>
`,
  )
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  })
  const close = async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  }
  return { browser, close }
}
