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
