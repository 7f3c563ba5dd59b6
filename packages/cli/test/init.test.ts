import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { type AppFiles, nextApp, readApp, viteApp, writeApp } from './support/apps.js'
import { openProgram } from './support/program.js'

const program = openProgram({ bundle: false })
const init = (...args: string[]) => program.run(['init', ...args])
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
      'src/handler.ts',
      'src/latchkey-root.tsx',
      'src/latchkey.ts',
    ])
    for (const path of created) expect(stdout).toContain(`--- /dev/null\n+++ b/${path}\n`)
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
      'client/main.jsx': "import App from './App'\n\nrender(<App />)\n",
    })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['client/latchkey-root.jsx']).toContain('LatchkeyRoot({ children }) {')
    expect(files['client/main.jsx']).toBe(
      "import App from './App'\nimport { LatchkeyRoot } from './latchkey-root'\n\nrender(<LatchkeyRoot><App /></LatchkeyRoot>)\n",
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
})

/** The Vite app with a router, by the source of its entry. */
const routedApp = (dependency: string, files: AppFiles): AppFiles => ({
  ...viteApp,
  'package.json': viteApp['package.json']!.replace(
    '"react-dom"',
    `"${dependency}": "*",\n    "react-dom"`,
  ),
  ...files,
})

const dataRouter = `import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import App from './App.tsx'

const router = createBrowserRouter([{ path: '/', element: <App /> }])

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
`

describe('latchkey init: routers', () => {
  it('adds a route to createBrowserRouter and wraps the router (50)', async () => {
    await writeFiles(routedApp('react-router', { 'src/main.tsx': dataRouter }))
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('by hand')])
    const files = await readFiles()
    expect(files['src/main.tsx']).toBe(`import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import App from './App.tsx'
import { HandlerPage } from './handler-page'
import { LatchkeyRoot } from './latchkey-root'

const router = createBrowserRouter([{ path: '/handler/*', Component: HandlerPage }, { path: '/', element: <App /> }])

createRoot(document.getElementById('root')!).render(<LatchkeyRoot><RouterProvider router={router} /></LatchkeyRoot>)
`)
    expect(files['src/handler-page.tsx']).toContain('export const HandlerPage')
    expect(files['src/latchkey-root.tsx']).not.toContain('/handler/')
    const again = await init('--yes')
    expect(again.stderr).toContain('Nothing to change.')
  })

  it('adds a route to the list of another module (50)', async () => {
    await writeFiles(
      routedApp('react-router-dom', {
        'src/main.tsx': dataRouter
          .replace(/const router.*\n/, '')
          .replace("import App from './App.tsx'", "import { router } from './app/router'"),
        'src/app/router.tsx': `import { createBrowserRouter } from 'react-router-dom'

const routes: RouteObject[] = [
  { path: '/', element: <App /> },
]

export const router = createBrowserRouter(routes)
`,
      }),
    )
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('by hand')])
    const files = await readFiles()
    expect(files['src/app/router.tsx']).toContain(
      "= [\n  { path: '/handler/*', Component: HandlerPage },\n  { path: '/', ",
    )
    expect(files['src/app/router.tsx']).toContain("from '../handler-page'")
  })

  it('adds a route to <Routes> and wraps what the router renders (50)', async () => {
    await writeFiles(
      routedApp('react-router', {
        'src/main.tsx': viteApp['src/main.tsx']!.replace(
          '<App />',
          '<BrowserRouter>\n      <App />\n    </BrowserRouter>',
        ),
        'src/App.tsx': `import { Route, Routes } from 'react-router'

export default function App() {
  return (
    <Routes>
      <Route index element={<h1>My app</h1>} />
    </Routes>
  )
}
`,
      }),
    )
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('by hand')])
    const files = await readFiles()
    expect(files['src/App.tsx']).toContain(
      '<Routes>\n      <Route path="/handler/*" element={<HandlerPage />} />\n',
    )
    expect(files['src/main.tsx']).toContain('<BrowserRouter><LatchkeyRoot>\n')
  })

  it('adds a file route to an app of TanStack Router (50)', async () => {
    await writeFiles(
      routedApp('@tanstack/react-router', {
        'src/main.tsx': dataRouter.replace(
          /const router.*/,
          'const router = createRouter({ routeTree })',
        ),
        'src/routes/__root.tsx': 'export const Route = createRootRoute({ component: Outlet })\n',
      }),
    )
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('by hand')])
    const files = await readFiles()
    expect(files['src/routes/handler.$.tsx']).toContain("createFileRoute('/handler/$')")
    expect(files['src/main.tsx']).toContain('<LatchkeyRoot><RouterProvider router={router} />')
  })

  it.each([
    ['react-router', 'createHashRouter([])', "{ path: '/handler/*', Component: HandlerPage },"],
    ['react-router', 'createBrowserRouter(createRoutes())', 'element={<HandlerPage />}'],
    ['@tanstack/react-router', 'createRouter({ routeTree })', "path: '/handler/$'"],
  ])('prints the lines to add for %s with %s (50)', async (dependency, router, line) => {
    const main = dataRouter.replace(/createBrowserRouter\(\[.*/, router)
    await writeFiles(routedApp(dependency, { 'src/main.tsx': main }))
    const { code, stderr } = await init('--yes')
    expect(code).toBe(0)
    expect(stderr).toContain('Change the routes by hand.')
    expect(stderr).toContain(line)
    expect((await readFiles())['src/main.tsx']).toContain('<LatchkeyRoot><RouterProvider')
  })

  it('wraps no element inside a list of routes (50)', async () => {
    const main = dataRouter.replace('<RouterProvider router={router} />', '<Root />')
    await writeFiles(routedApp('react-router', { 'src/main.tsx': main }))
    const { stderr } = await init('--yes')
    expect(stderr).toContain('Change src/main.tsx by hand.')
    expect((await readFiles())['src/main.tsx']).toContain('element: <App /> }')
  })
})

describe('latchkey init: Next.js', () => {
  it('adds dependencies, modules, the handler page, variables and the provider', async () => {
    await writeFiles(nextApp)
    const { code, stderr } = await init('--yes')
    expect(code).toBe(0)
    expect(stderr).toContain('Detected Next.js with the App Router, npm.')
    const files = await readFiles()
    expect(Object.keys(files).filter((path) => !(path in nextApp))).toEqual([
      '.env.example',
      'app/api/latchkey/[...path]/route.ts',
      'app/handler/[...latchkey]/page.tsx',
      'latchkey.ts',
    ])
    expect(files['app/layout.tsx']).toBe(`import type { Metadata } from "next";
import "./globals.css";
import { LatchkeyProvider } from "@latchkey/react/next";
import "@latchkey/react/styles.css";
import "@latchkey/react/account.css";

export const metadata: Metadata = {
  title: "Create Next App",
};

export default function RootLayout({
  children,
}: Readonly<{
  children: React.ReactNode;
}>) {
  return (
    <html lang="en">
      <body className="antialiased"><LatchkeyProvider>{children}</LatchkeyProvider></body>
    </html>
  );
}
`)
    expect(files['latchkey.ts']).toContain('createLatchkeyServer()')
    expect(files['.env.example']?.match(/^\w+=$/gm)).toEqual([
      'LATCHKEY_API_URL=',
      'NEXT_PUBLIC_LATCHKEY_PROJECT_ID=',
      'NEXT_PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY=',
      'LATCHKEY_SECRET_SERVER_KEY=',
    ])
    const { stdout, stderr: again } = await init()
    expect([stdout, again]).toEqual(['', expect.stringContaining('Nothing to change.')])
  })

  it('writes below src, and JavaScript, as the app requires', async () => {
    await writeFiles({
      'package.json': nextApp['package.json']!,
      'src/app/layout.js':
        'export default function Layout({ children }) {\n  return <html><body>{children}</body></html>\n}\n',
    })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(Object.keys(files)).toContain('src/app/handler/[...latchkey]/page.jsx')
    expect(Object.keys(files)).toContain('src/app/api/latchkey/[...path]/route.js')
    expect(files['src/latchkey.js']).toContain('requireUser')
    expect(files['src/app/layout.js']).toMatch(
      /^import { LatchkeyProvider } from '@latchkey\/react\/next'\n/,
    )
  })
})

describe('latchkey init: existing files', () => {
  it('never replaces a file with other content, and shows what to add by hand', async () => {
    const own = 'export const latchkey = 1\n'
    await writeFiles({ ...viteApp, 'src/latchkey.ts': own })
    const { code, stderr } = await init('--yes')
    expect(code).toBe(0)
    expect(stderr).toContain('Change src/latchkey.ts by hand.')
    expect(stderr).toContain("  export const latchkey = new ClientApp({ sessions: 'bound' })\n")
    expect((await readFiles())['src/latchkey.ts']).toBe(own)
  })

  it.each([
    ['src/main.tsx', viteApp, 'render(<Router />)\n', '<LatchkeyRoot>'],
    [
      'app/layout.tsx',
      nextApp,
      'const Layout = () => null\nexport default Layout\n',
      '<LatchkeyProvider',
    ],
  ])('shows how to change %s by hand if it has an unknown form', async (path, app, own, part) => {
    await writeFiles({ ...app, [path]: own })
    const { code, stderr } = await init('--yes')
    expect(code).toBe(0)
    expect(stderr).toContain(`Change ${path} by hand.`)
    expect(stderr).toContain(part)
    expect((await readFiles())[path]).toBe(own)
  })

  it('keeps the variables of .env.example and adds the missing ones', async () => {
    await writeFiles({ ...viteApp, '.env.example': 'PORT=3000\nVITE_LATCHKEY_API_URL=https://a' })
    await init('--yes')
    const { '.env.example': example = '' } = await readFiles()
    expect(example).toMatch(/^PORT=3000\nVITE_LATCHKEY_API_URL=https:\/\/a\n/)
    expect(example.match(/VITE_LATCHKEY_\w+=/g)).toEqual([
      'VITE_LATCHKEY_API_URL=',
      'VITE_LATCHKEY_PROJECT_ID=',
      'VITE_LATCHKEY_PUBLISHABLE_CLIENT_KEY=',
    ])
  })
})

describe('latchkey init: confirmation', () => {
  it('writes nothing with --dry-run', async () => {
    await writeFiles(viteApp)
    const { code, stdout, stderr } = await init('--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('+++ b/src/latchkey.ts\n')
    expect(stderr).toContain('Nothing was written')
    expect(await readFiles()).toEqual(viteApp)
  })

  it.each([
    ['y\n', 0, true],
    ['Yes\n', 0, true],
    ['\n', 1, false],
    ['n\n', 1, false],
    ['', 1, false],
  ])('writes only if the user confirms: %j', async (answer, exitCode, isWritten) => {
    await writeFiles(viteApp)
    const terminal = Object.assign(Readable.from([answer]), { isTTY: true })
    const spy = vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never)
    const { code, stdout, stderr } = await init()
    spy.mockRestore()
    expect(stdout).toContain('+++ b/src/latchkey.ts\n')
    expect(stderr).toContain('Write 6 files? (y/N) ')
    expect(code).toBe(exitCode)
    expect(Object.keys(await readFiles()).includes('src/latchkey.ts')).toBe(isWritten)
  })

  it('fails without --yes if the input is not a terminal', async () => {
    await writeFiles(viteApp)
    const { code, stderr } = await init()
    expect(code).toBe(2)
    expect(stderr).toContain('Pass --yes to write the files, or --dry-run to only print')
    expect(await readFiles()).toEqual(viteApp)
  })
})

describe('latchkey init: detection', () => {
  it.each([
    ['pnpm-lock.yaml', 'pnpm latchkey dev -- pnpm dev'],
    ['yarn.lock', 'yarn latchkey dev -- yarn dev'],
    ['bun.lock', 'bunx latchkey dev -- bun run dev'],
    ['package-lock.json', 'npx latchkey dev -- npm run dev'],
  ])('finds the package manager by %s', async (lockFile, command) => {
    await writeFiles(viteApp)
    await writeFile(join(program.folder, lockFile), '')
    const { stderr } = await init('--yes')
    expect(stderr).toContain(`2. ${command}\n`)
  })

  it.each([
    ['no package.json', {}, 'There is no package.json in this folder.'],
    ['invalid JSON', { 'package.json': '{' }, 'package.json is not valid JSON.'],
    [
      'another framework',
      { 'package.json': '{ "dependencies": { "astro": "5" } }' },
      'This is an app of Astro.',
    ],
    ['no framework', { 'package.json': '{}' }, 'No supported framework was found'],
    [
      'the Pages Router',
      { 'package.json': '{ "dependencies": { "next": "16" } }' },
      'app/layout.tsx was not found.',
    ],
    [
      'Vite without an entry',
      { 'package.json': '{ "dependencies": { "vite": "7", "react": "19" } }' },
      'The module that renders the app was not found',
    ],
  ])('explains why it cannot set up a folder with %s', async (_content, files, message) => {
    await writeFiles(files)
    const { code, stderr } = await init('--yes')
    expect(code).toBe(1)
    expect(stderr).toContain(message)
  })
})
