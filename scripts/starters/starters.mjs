// The starters to which `npm run test:init` adds Latchkey.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from '../command.mjs'

/**
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   prepare?: (folder: string, run: (command: string, args: string[]) => Promise<string>) => Promise<unknown>,
 * }} Starter `command` creates the starter in the folder `app`, `prepare` changes it as the documentation of a library shows
 */

const vite = ['npm', 'create', '-y', 'vite@latest', 'app', '--', '--no-interactive', '--template']

const next = [
  ...['npx', '-y', 'create-next-app@latest', 'app', '--yes', '--skip-install', '--disable-git'],
  '--app',
]

/** @param {string} template */
const astro = (template) => [
  ...['npm', 'create', '-y', 'astro@latest', 'app', '--', '--template', template],
  ...['--no-install', '--no-git', '--yes'],
]

/** @param {string} folder @param {string} content */
const writeMain = (folder, content) => writeFile(join(folder, 'src', 'main.tsx'), content)

/** @param {string} folder @param {string} name */
const addDependency = (folder, name) =>
  mustRun('npm', ['pkg', 'set', `dependencies.${name}=latest`], { cwd: folder })

const dataRouter = `import ReactDOM from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import App from './App.tsx';

const router = createBrowserRouter([
  {
    path: '/',
    element: <App />,
  },
]);

ReactDOM.createRoot(document.getElementById('root')!).render(
  <RouterProvider router={router} />,
);
`

const declarativeRouter = `import ReactDOM from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import App from './App.tsx';

ReactDOM.createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<App />} />
    </Routes>
  </BrowserRouter>,
);
`

const codeRoutes = `import { StrictMode } from 'react'
import ReactDOM from 'react-dom/client'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import App from './App.tsx'

const rootRoute = createRootRoute({ component: Outlet })

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: App,
})

const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute]) })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

ReactDOM.createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
`

/** @param {string} dependency @param {string} main @returns {NonNullable<Starter['prepare']>} */
const withRouter = (dependency, main) => async (folder) => {
  await addDependency(folder, dependency)
  await writeMain(folder, main)
}

/** @type {readonly Starter[]} */
export const starters = [
  { name: 'vite-ts', command: [...vite, 'react-ts'] },
  { name: 'vite-js', command: [...vite, 'react'] },
  {
    name: 'vite-data-router',
    command: [...vite, 'react-ts'],
    prepare: withRouter('react-router', dataRouter),
  },
  {
    name: 'vite-browser-router',
    command: [...vite, 'react-ts'],
    prepare: withRouter('react-router', declarativeRouter),
  },
  {
    name: 'vite-tanstack-router-code',
    command: [...vite, 'react-ts'],
    prepare: withRouter('@tanstack/react-router', codeRoutes),
  },
  {
    name: 'tanstack-router',
    command: ['npx', '-y', 'create-tsrouter-app@latest', 'app', '--no-install', '--no-git'],
  },
  { name: 'next', command: [...next, '--ts', '--no-src-dir'] },
  { name: 'next-src', command: [...next, '--ts', '--src-dir'] },
  { name: 'next-js', command: [...next, '--js', '--src-dir'] },
  {
    name: 'react-router',
    command: [
      ...['npx', '-y', 'create-react-router@latest', 'app'],
      ...['--yes', '--no-install', '--no-git-init'],
    ],
  },
  {
    name: 'tanstack-start',
    command: [
      'npm',
      'create',
      '-y',
      '@tanstack/start@latest',
      'app',
      '--',
      '--no-install',
      '--no-git',
    ],
  },
  { name: 'astro-minimal', command: astro('minimal') },
  {
    name: 'astro-blog-react',
    command: astro('blog'),
    prepare: (_folder, run) => run('npx', ['astro', 'add', 'react', '--yes']),
  },
]
