import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files of an app, by their paths. */
export type AppFiles = Readonly<Record<string, string>>

const manifest = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The app that `npm create vite -- --template react-ts` writes, without its styles. */
export const viteApp: AppFiles = {
  'package.json': manifest({
    name: 'my-app',
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc -b && vite build' },
    dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
    devDependencies: { typescript: '~5.9.3', vite: '^7.2.4' },
  }),
  'index.html':
    '<!doctype html>\n<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n',
  'tsconfig.json': manifest({ include: ['src'] }),
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'src/App.tsx': 'export default function App() {\n  return <h1>My app</h1>\n}\n',
  'src/index.css': 'h1 {\n  color: red;\n}\n',
}

/** The app that `npm create next-app` writes with TypeScript and the App Router, without its styles. */
export const nextApp: AppFiles = {
  'package.json': manifest({
    name: 'my-app',
    version: '0.1.0',
    private: true,
    scripts: { dev: 'next dev', build: 'next build' },
    dependencies: { next: '16.2.0', react: '19.2.0', 'react-dom': '19.2.0' },
    devDependencies: { typescript: '^5' },
  }),
  'next.config.ts': `import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  cacheComponents: true,
};

export default nextConfig;
`,
  'next-env.d.ts': '/// <reference types="next" />\n',
  'tsconfig.json': manifest({ include: ['next-env.d.ts', '**/*.ts', '**/*.tsx'] }),
  'app/layout.tsx': `import type { Metadata } from "next";
import "./globals.css";

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
      <body className="antialiased">{children}</body>
    </html>
  );
}
`,
  'app/page.tsx': 'export default function Home() {\n  return <h1>My app</h1>;\n}\n',
  'app/globals.css': 'h1 {\n  color: red;\n}\n',
}

/** The app of React Router in framework mode, in the form of its default template. */
export const reactRouterApp: AppFiles = {
  'package.json': manifest({
    name: 'my-app',
    private: true,
    type: 'module',
    scripts: { dev: 'react-router dev', build: 'react-router build' },
    dependencies: { react: '^19.2.0', 'react-router': '8.4.0' },
    devDependencies: { '@react-router/dev': '8.4.0', vite: '^8.0.0' },
  }),
  'react-router.config.ts': `import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
} satisfies Config;
`,
  'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
});
`,
  'tsconfig.json': manifest({ include: ['**/*'] }),
  'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
  'app/routes/home.tsx': 'export default function Home() {\n  return <h1>My app</h1>;\n}\n',
  'app/app.css': 'h1 {\n  color: red;\n}\n',
  'app/root.tsx': `import {
  Links,
  Outlet,
  Scripts,
} from "react-router";

import "./app.css";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
}

/** The app of TanStack Start, in the form of its default template: the root route has a shell and no component. */
export const tanstackStartApp: AppFiles = {
  'package.json': manifest({
    name: 'my-app',
    private: true,
    type: 'module',
    scripts: { dev: 'vite dev', build: 'vite build' },
    dependencies: {
      '@tanstack/react-router': '1.170.46',
      '@tanstack/react-start': '1.169.5',
      react: '^19.2.0',
    },
    devDependencies: { vite: '^8.0.0' },
  }),
  'tsconfig.json': manifest({ include: ['**/*'] }),
  'src/styles.css': 'h1 {\n  color: red;\n}\n',
  'src/routes/__root.tsx': `import { HeadContent, Scripts, createRootRoute } from '@tanstack/react-router'

import appCss from '../styles.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [{ title: 'My app' }],
    links: [
      {
        rel: 'stylesheet',
        href: appCss,
      },
    ],
  }),
  shellComponent: RootDocument,
})

function RootDocument({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
`,
}

/** The smallest app of Astro. */
export const astroApp: AppFiles = {
  'package.json': manifest({
    name: 'my-app',
    type: 'module',
    scripts: { dev: 'astro dev', build: 'astro build' },
    dependencies: { astro: '^7.3.5' },
  }),
  'astro.config.mjs': `// @ts-check
import { defineConfig } from 'astro/config';

// https://astro.build/config
export default defineConfig({});
`,
  'tsconfig.json': `{
  // JSON with comments
  "extends": "astro/tsconfigs/strict",
  "exclude": ["dist"]
}
`,
  'src/pages/index.astro': '<h1>My app</h1>\n',
}

export async function writeApp(folder: string, files: AppFiles): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}

/** Reads all files of an app. */
export async function readApp(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) =>
          [
            file.slice(folder.length + 1).replaceAll('\\', '/'),
            await readFile(file, 'utf8'),
          ] as const,
      ),
    ),
  )
}
