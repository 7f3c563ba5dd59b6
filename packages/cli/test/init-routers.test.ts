import { describe, expect, it } from 'vitest'
import { type AppFiles, readApp, viteApp, writeApp } from './support/apps.js'
import { openProgram } from './support/program.js'

const program = openProgram({ bundle: false })
const init = (...args: string[]) => program.run(['init', '--no-install', ...args])
const writeFiles = (files: AppFiles) => writeApp(program.folder, files)
const readFiles = () => readApp(program.folder)

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

createRoot(document.getElementById('root')!).render(
  <LatchkeyRoot>
    <RouterProvider router={router} />
  </LatchkeyRoot>
)
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

  it('adds a route to <Routes> and wraps the router (50)', async () => {
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
    expect(files['src/main.tsx']).toContain(
      '<LatchkeyRoot>\n      <BrowserRouter>\n        <App />\n',
    )
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
    expect(files['src/main.tsx']).toContain(
      '<LatchkeyRoot>\n    <RouterProvider router={router} />',
    )
  })

  it('adds a route beside the elements of createRoutesFromElements (50)', async () => {
    const routes = "createRoutesFromElements(<Route path='/' element={<App />} />)"
    const main = dataRouter.replace(/\[\{ path.*\}\]/, routes)
    await writeFiles(routedApp('react-router', { 'src/main.tsx': main }))
    expect((await init('--yes')).code).toBe(0)
    expect((await readFiles())['src/main.tsx']).toContain(
      `(<><Route path="/handler/*" element={<HandlerPage />} /><Route path='/' element={<App />} /></>)`,
    )
  })

  it('adds a route to a route tree of TanStack Router in the code (50)', async () => {
    const routes = `const root = createRootRoute({ component: Outlet })

const tree = root.addChildren([
  index,
])

const router = createRouter({ routeTree: tree })`
    const main = dataRouter
      .replace(/const router.*/, routes)
      .replaceAll('react-router', '@tanstack/react-router')
    await writeFiles(routedApp('@tanstack/react-router', { 'src/main.tsx': main }))
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['src/main.tsx']).toContain(`const handlerRoute = createRoute({
  getParentRoute: () => root,
  path: '/handler/$',
  component: HandlerPage,
})

const tree = root.addChildren([
  index,
  handlerRoute,
])
`)
    expect(files['src/main.tsx']).toContain('createRoute }')
    expect((await init()).stderr).toContain('Nothing to change.')
  })

  it.each([
    ['createBrowserRouter', dataRouter.replace('}])', "}], { basename: '/app' })")],
    [
      '<BrowserRouter>',
      dataRouter
        .replace(/const router.*/, '')
        .replace(
          '<RouterProvider router={router} />',
          '<BrowserRouter basename="/app"><Routes><Route path="/" /></Routes></BrowserRouter>',
        ),
    ],
  ])('sets the paths of the pages below the basename of %s (50)', async (_router, main) => {
    await writeFiles(routedApp('react-router', { 'src/main.tsx': main }))
    expect((await init('--yes')).code).toBe(0)
    expect((await readFiles())['src/latchkey.ts']).toContain(
      "new ClientApp({\n  sessions: 'bound',\n  urls: { handler: '/app/handler', home: '/app' },\n})",
    )
  })

  it('adds no route to an app of React Router whose routes ignore the path of the page (50)', async () => {
    const main = dataRouter.replaceAll('createBrowserRouter', 'createHashRouter')
    await writeFiles(routedApp('react-router', { 'src/main.tsx': main }))
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['src/latchkey-root.tsx']).toContain("location.pathname.startsWith('/handler/')")
    expect(files['src/main.tsx']).not.toContain('HandlerPage')
  })

  it.each([
    [
      'createBrowserRouter with a function',
      'react-router',
      dataRouter.replace(/\[\{ path.*\}\]/, 'createRoutes()'),
      "{ path: '/handler/*', Component: HandlerPage },",
    ],
    [
      'several <Routes>',
      'react-router',
      dataRouter
        .replace(/const router.*/, 'const Pages = () => <><Routes></Routes><Routes></Routes></>')
        .replace('<RouterProvider router={router} />', '<BrowserRouter><Pages /></BrowserRouter>'),
      'element={<HandlerPage />}',
    ],
    [
      'an imported route tree of TanStack Router',
      '@tanstack/react-router',
      dataRouter.replace(/const router.*/, 'const router = createRouter({ routeTree })'),
      "path: '/handler/$'",
    ],
    [
      'a computed basename',
      'react-router',
      dataRouter.replace('}])', '}], { basename: import.meta.env.BASE_URL })'),
      "urls: { handler: '/app/handler', home: '/app' },",
    ],
    [
      'a root that is not JSX',
      'react-router',
      dataRouter.replace('<RouterProvider router={router} />', 'root'),
      '<LatchkeyRoot>\n    <App />',
    ],
  ])('writes nothing and prints the lines to add for %s (50)', async (_form, name, main, line) => {
    const files = routedApp(name, { 'src/main.tsx': main })
    await writeFiles(files)
    const { code, stdout, stderr } = await init('--yes')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/Change .+ by hand\.\n/)
    expect(stderr).toContain(line)
    expect(stderr).toContain('Nothing was written')
    expect(await readFiles()).toEqual(files)
  })

  it('does the rest after the lines were added by hand (50)', async () => {
    const main = dataRouter
      .replace(/\[\{ path.*\}\]/, "[...routes, { path: '/handler/*', Component: HandlerPage }]")
      .replace('import App', "import { HandlerPage } from './handler-page'\nimport App")
    await writeFiles(routedApp('react-router', { 'src/main.tsx': main }))
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['src/handler-page.tsx']).toContain('export const HandlerPage')
    expect(files['src/main.tsx']?.match(/HandlerPage/g)).toHaveLength(2)
  })
})
