import { describe, expect, it } from 'vitest'
import { type AppFiles, readApp, viteApp, writeApp } from './support/apps.js'
import { openProgram } from './support/program.js'

const program = openProgram({ bundle: false })
const init = (...args: string[]) => program.run(['init', '--no-install', ...args])
const writeFiles = (files: AppFiles) => writeApp(program.folder, files)
const readFiles = () => readApp(program.folder)

const without = (files: AppFiles, ...paths: string[]) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)))

const dependenciesOf = (files: AppFiles) => {
  const { dependencies, devDependencies } = JSON.parse(files['package.json']!) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  return { dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) }
}

describe('latchkey init: Vite', () => {
  it('adds dependencies, modules, variables and the root component', async () => {
    await writeFiles(viteApp)
    const { code, stdout, stderr } = await init('--yes')
    expect(code).toBe(0)
    expect(stderr).toContain('Detected Vite with React, npm.')
    expect(stderr).toContain('npx latchkey dev -- npm run dev')
    expect(stderr).toContain('"dev": "latchkey dev -- vite"')
    const files = await readFiles()
    const created = Object.keys(files).filter((path) => !(path in viteApp))
    expect(created).toEqual([
      '.env.example',
      '.latchkey/.gitignore',
      '.latchkey/init.json',
      'src/handler.ts',
      'src/latchkey-root.tsx',
      'src/latchkey.ts',
    ])
    for (const path of created.filter((name) => !name.startsWith('.latchkey')))
      expect(stdout).toContain(`--- /dev/null\n+++ b/${path}\n`)
    expect(dependenciesOf(files)).toEqual({
      dependencies: ['@latchkey/core', '@latchkey/react', 'react', 'react-dom'],
      devDependencies: ['latchkey', 'typescript', 'vite'],
    })
    expect(files['src/main.tsx']).toBe(`import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'
import { LatchkeyRoot } from './latchkey-root'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LatchkeyRoot>
      <App />
    </LatchkeyRoot>
  </StrictMode>,
)
`)
    expect(stdout).toContain('+    <LatchkeyRoot>\n')
    expect(files['src/App.tsx']).toBe(viteApp['src/App.tsx'])
  })

  it('changes nothing when it runs again', async () => {
    await writeFiles(viteApp)
    await init('--yes')
    const files = await readFiles()
    const { code, stdout, stderr } = await init()
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toContain('Latchkey is already set up in this app. Nothing to change.')
    expect(await readFiles()).toEqual(files)
  })

  it('accepts created modules that a formatter has changed', async () => {
    await writeFiles(viteApp)
    await init('--yes')
    const { 'src/latchkey.ts': client = '' } = await readFiles()
    const formatted = client.replaceAll("'", '"').replace('ClientApp()', 'ClientApp();')
    await writeFiles({ 'src/latchkey.ts': formatted })
    const { stdout, stderr } = await init()
    expect([stdout, stderr]).toEqual(['', expect.stringContaining('Nothing to change.')])
  })

  it('writes JavaScript into an app without TypeScript', async () => {
    await writeFiles({
      ...without(viteApp, 'tsconfig.json', 'src/main.tsx', 'src/App.tsx'),
      'index.html': '<script type="module" src="/client/main.jsx"></script>',
      'client/main.jsx':
        "import { createRoot } from 'react-dom/client'\nimport App from './App'\n\ncreateRoot(root).render(<App />)\n",
    })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['client/latchkey-root.jsx']).toContain('LatchkeyRoot({ children }) {')
    expect(files['client/main.jsx']).toBe(
      `import { createRoot } from 'react-dom/client'
import App from './App'
import { LatchkeyRoot } from './latchkey-root'

createRoot(root).render(
  <LatchkeyRoot>
    <App />
  </LatchkeyRoot>
)
`,
    )
  })

  it('keeps CRLF line breaks', async () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n')
    await writeFiles({ ...viteApp, 'src/main.tsx': crlf(viteApp['src/main.tsx']!) })
    await init('--yes')
    const { 'src/main.tsx': main = '' } = await readFiles()
    expect(main).toContain("'./latchkey-root'\r\n")
    expect(main.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('wraps everything below StrictMode, in another module than the entry', async () => {
    await writeFiles({
      ...viteApp,
      'src/main.tsx': "import './app/render'\n",
      'src/app/render.tsx': `import * as React from 'react'
import { hydrateRoot } from 'react-dom/client'

hydrateRoot(
  document,
  <React.StrictMode>
    <Store>
      <App text={\`
a\`} />
    </Store>
  </React.StrictMode>,
)
`,
    })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['src/app/render.tsx']).toBe(`import * as React from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LatchkeyRoot } from '../latchkey-root'

hydrateRoot(
  document,
  <React.StrictMode>
    <LatchkeyRoot>
      <Store>
        <App text={\`
a\`} />
      </Store>
    </LatchkeyRoot>
  </React.StrictMode>,
)
`)
  })
})
