import { describe, expect, it } from 'vitest'
import {
  type AppFiles,
  astroApp,
  nextApp,
  reactRouterApp,
  readApp,
  tanstackStartApp,
  writeApp,
} from './support/apps.js'
import { openProgram } from './support/program.js'

const program = openProgram({ bundle: false })
const init = (...args: string[]) => program.run(['init', '--no-install', ...args])
const writeFiles = (files: AppFiles) => writeApp(program.folder, files)
const readFiles = () => readApp(program.folder)

describe('latchkey init: Next.js', () => {
  it('adds dependencies, modules, the handler page, variables and the provider', async () => {
    await writeFiles(nextApp)
    const { code, stderr } = await init('--yes')
    expect(code).toBe(0)
    expect(stderr).toContain('Detected Next.js, npm.')
    const files = await readFiles()
    expect(Object.keys(files).filter((path) => !(path in nextApp))).toEqual([
      '.env.example',
      '.latchkey/.gitignore',
      '.latchkey/init.json',
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
      <body className="antialiased">
        <LatchkeyProvider>{children}</LatchkeyProvider>
      </body>
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

  it('wraps everything in the body', async () => {
    const layout = nextApp['app/layout.tsx']!.replace(
      '{children}</body>',
      '\n        <Header />\n        {children}\n      </body>',
    )
    await writeFiles({ ...nextApp, 'app/layout.tsx': layout })
    expect((await init('--yes')).code).toBe(0)
    expect((await readFiles())['app/layout.tsx']).toContain(`
        <LatchkeyProvider>
          <Header />
          {children}
        </LatchkeyProvider>
      </body>`)
  })

  it('wraps the children of a layout whose body is a component', async () => {
    const layout = nextApp['app/layout.tsx']!.replaceAll('body', 'Body')
    await writeFiles({ ...nextApp, 'app/layout.tsx': layout })
    expect((await init('--yes')).code).toBe(0)
    expect((await readFiles())['app/layout.tsx']).toContain(
      '<LatchkeyProvider>{children}</LatchkeyProvider>\n      </Body>',
    )
  })

  it('wraps the layout of each group of routes, and adds one for the hosted pages', async () => {
    const { 'app/layout.tsx': layout = '', 'app/page.tsx': page = '', ...others } = nextApp
    await writeFiles({
      ...others,
      'app/(site)/layout.tsx': layout.replaceAll('./', '../'),
      'app/(site)/page.tsx': page,
      'app/(shop)/shop/layout.tsx': 'export default function Shop() {\n  return <p />;\n}\n',
      'app/(shop)/layout.tsx': layout.replaceAll('./', '../'),
    })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    for (const path of ['app/(site)/layout.tsx', 'app/(shop)/layout.tsx', 'app/handler/layout.tsx'])
      expect(files[path]).toContain('<LatchkeyProvider>{children}</LatchkeyProvider>')
    expect(files['app/(shop)/shop/layout.tsx']).not.toContain('Latchkey')
  })
})

describe('latchkey init: React Router', () => {
  it('adds modules, routes, the provider and the user of the root', async () => {
    await writeFiles(reactRouterApp)
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.stringContaining('Detected React Router, npm.')])
    const files = await readFiles()
    expect(files['app/routes.ts'])
      .toBe(`import { type RouteConfig, index, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("api/latchkey/*", "routes/session.ts"),
  route("handler/*", "routes/handler.tsx"),
] satisfies RouteConfig;
`)
    expect(files['app/root.tsx']).toContain(`  Scripts,
  type LoaderFunctionArgs,
  useLoaderData,
} from "react-router";

import "./app.css";
import { getUser } from "./latchkey.server";
import { LatchkeyProvider, InitialUserProvider } from "@latchkey/react/react-router";
import "@latchkey/react/styles.css";
import "@latchkey/react/account.css";
`)
    expect(files['app/root.tsx'])
      .toContain(`export const loader = ({ request }: LoaderFunctionArgs) => getUser(request);

/** Every page contains the current user, so no cache may store it. */
export const headers = () => ({ "cache-control": "private, no-store" });

export default function App() {
  return (
    <LatchkeyProvider>
      <InitialUserProvider initialUser={useLoaderData<typeof loader>()}>
        <Outlet />
      </InitialUserProvider>
    </LatchkeyProvider>
  );
}
`)
    expect(files['app/latchkey.server.ts']).toContain('sessionHandler')
    expect(files['app/routes/session.ts']).toContain('export const action = sessionHandler')
    expect(files['app/routes/handler.tsx']).toContain('<Handler fullPage')
    expect(files['vite.config.ts']).toContain('exclude: ["@latchkey/react/react-router/server"],')
    expect((await init()).stderr).toContain('Nothing to change.')
  })

  it('adds files for file routes, in the folder of the configuration', async () => {
    const moved = Object.entries(reactRouterApp).map(([path, text]) => [
      path.replace(/^app\//, 'source/'),
      text,
    ])
    await writeFiles({
      ...Object.fromEntries(moved),
      'react-router.config.ts': "export default { appDirectory: './source' }\n",
      'source/routes.ts':
        "import { flatRoutes } from '@react-router/fs-routes'\n\nexport default flatRoutes()\n",
    })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['source/routes/api.latchkey.$.ts']).toContain("'../latchkey.server'")
    expect(files['source/routes/handler.$.tsx']).toContain('<Handler fullPage')
    expect(files['source/routes.ts']).toContain('export default flatRoutes()')
  })

  it('lets the browser load the user if the root has a loader', async () => {
    const root = `${reactRouterApp['app/root.tsx']}\nexport async function loader() {\n  return null;\n}\n`
    await writeFiles({ ...reactRouterApp, 'app/root.tsx': root })
    expect((await init('--yes')).code).toBe(0)
    const { 'app/root.tsx': changed = '' } = await readFiles()
    expect(changed).toContain('    <LatchkeyProvider>\n      <Outlet />\n    </LatchkeyProvider>\n')
    expect(changed).not.toContain('getUser')
  })

  it('does not support an app without server rendering', async () => {
    await writeFiles({
      ...reactRouterApp,
      'react-router.config.ts': 'export default { ssr: false }',
    })
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('react-router.config has ssr: false.'),
    ])
  })
})

describe('latchkey init: TanStack Start', () => {
  it('adds modules, routes, styles, and a component with the user to the root', async () => {
    await writeFiles(tanstackStartApp)
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.stringContaining('Detected TanStack Start, npm.')])
    const files = await readFiles()
    const { 'src/routes/__root.tsx': root = '' } = files
    expect(root).toContain(`      },
      { rel: 'stylesheet', href: latchkeyStyles },
      { rel: 'stylesheet', href: accountStyles },
    ],
  }),
  shellComponent: RootDocument,
  component: LatchkeyRoot,
  loader: () => loadUser(),
  // Every page contains the current user, so no cache may store it.
  headers: () => ({ 'cache-control': 'private, no-store' }),
})
`)
    expect(root).toContain(`
function LatchkeyRoot() {
  return (
    <LatchkeyProvider>
      <InitialUserProvider initialUser={Route.useLoaderData()}>
        <Outlet />
      </InitialUserProvider>
    </LatchkeyProvider>
  )
}
`)
    expect(root).toContain("import { loadUser } from '../auth'\n")
    expect(files['src/routes/api/latchkey/$.ts']).toContain("from '../../../latchkey.server'")
    expect(files['src/routes/handler/$.tsx']).toContain("createFileRoute('/handler/$')")
    expect(files['src/auth.ts']).toContain('export const loadUser')
    expect((await init()).stderr).toContain('Nothing to change.')
  })

  it('wraps the component of the root, and keeps its loader', async () => {
    const root = `import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<Context>()({
  loader: () => loadTheme(),
  component: () => <Outlet />,
})
`
    await writeFiles({ ...tanstackStartApp, 'src/routes/__root.tsx': root })
    expect((await init('--yes')).code).toBe(0)
    expect((await readFiles())['src/routes/__root.tsx'])
      .toBe(`import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { LatchkeyProvider } from '@latchkey/react/tanstack-start'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export const Route = createRootRouteWithContext<Context>()({
  loader: () => loadTheme(),
  component: () => (
    <LatchkeyProvider>
      <Outlet />
    </LatchkeyProvider>
  ),
})
`)
  })
})

describe('latchkey init: Astro', () => {
  it('adds React, an adapter, modules and the page of the hosted pages', async () => {
    await writeFiles(astroApp)
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([0, expect.stringContaining('Detected Astro, npm.')])
    const files = await readFiles()
    expect(files['astro.config.mjs']).toBe(`// @ts-check
import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import node from '@astrojs/node';

// https://astro.build/config
export default defineConfig({
  integrations: [react()],
  adapter: node({ mode: 'standalone' }),
});
`)
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      dependencies: { '@astrojs/node': '^11.0.0', '@astrojs/react': '^7.0.0', react: '^19.0.0' },
      devDependencies: { '@types/react': '^19.0.0' },
    })
    expect(files['tsconfig.json']).toContain(`  // JSON with comments
  "extends": "astro/tsconfigs/strict",
  "exclude": ["dist"],
  "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "react" }
`)
    expect(files['src/pages/handler/[...page].astro']).toContain('export const prerender = false')
    expect(files['src/components/session.tsx']).toContain('export function Session')
    expect((await init()).stderr).toContain('Nothing to change.')
  })

  it('keeps the integrations and the adapter of the app', async () => {
    const config = `import vercel from '@astrojs/vercel'

export default {
  integrations: [mdx()],
  adapter: vercel(),
}
`
    await writeFiles({ ...astroApp, 'astro.config.mjs': config })
    expect((await init('--yes')).code).toBe(0)
    const files = await readFiles()
    expect(files['astro.config.mjs']).toContain(
      '  integrations: [mdx(), react()],\n  adapter: vercel(),\n}\n',
    )
    expect(files['package.json']).not.toContain('@astrojs/node')
  })

  it('prints how to add the integrations to a version of Astro that it does not know', async () => {
    const { 'package.json': manifest = '' } = astroApp
    await writeFiles({ ...astroApp, 'package.json': manifest.replace('^7.3.5', '^4.0.0') })
    const { code, stderr } = await init('--yes')
    expect([code, stderr]).toEqual([1, expect.stringContaining('npx astro add react node')])
  })
})
